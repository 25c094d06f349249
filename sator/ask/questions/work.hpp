#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/ask/values/answer.hpp"
#include "sator/ask/values/listener.hpp"
#include "sator/ask/values/question.hpp"
#include "sator/ask/values/source.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::ask {

/// A question while it is answered: what all its puzzles share, and the way to its listener.
class Work {
  public:
    Work(const Source& source, const Limits& limits, Listener& listener);
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    const Source& source() const { return source_; }
    const Limits& limits() const { return limits_; }
    Listener& listener() { return listener_; }
    Resources& files() { return files_; }
    /// Returns the context in which rules are made. The puzzle must outlive the result.
    RuleContext rule_context(const Puzzle& puzzle, std::size_t initial = 0);
    /// What the reader of a text needs; `watch` must outlive it.
    PuzzleOptions reader_options(LimitWatch& watch) const;
    /// The first text of the source, for questions about a text; if there is none, an empty one.
    SourceFile first_text() const;

    /// Each hands an answer to the listener and returns what it means for the exit code.
    ExitCode answer(const Answer& answer);
    ExitCode refuse(Diagnostic error);
    ExitCode refuse(const std::string& puzzle, std::vector<Diagnostic> errors);
    ExitCode stop(const std::string& name, Limit limit, Unanswered::Before before);
    /// Notes a code, e.g. of an answer that the listener took in another way.
    ExitCode note(ExitCode code) { return code_ = worst(code_, code), code; }
    /// The most serious code so far.
    ExitCode code() const { return code_; }

  private:
    const Source& source_;
    Limits limits_;
    Listener& listener_;
    Resources files_;
    std::shared_ptr<ClueCache> clue_cache_;
    ExitCode code_ = ExitCode::Found;
};

/// Reads the puzzles of the source and answers one by one those that can be read. After a limit is reached, only the first is begun.
using AnswerPuzzle = std::function<ExitCode(const AskedPuzzle& asked)>;
void for_each_puzzle(Work& work, const AnswerPuzzle& answer);

/// Answers a puzzle for each of its initial grids, or once if it has none. The code of a mistake ends the loop: all grids share
/// the rules.
using AnswerGrid = std::function<ExitCode(const Asked& asked)>;
ExitCode for_each_grid(Work& work, const AskedPuzzle& puzzle, const AnswerGrid& answer);

/// Does both for answers that need the puzzle's solver.
using AnswerWithSolver = std::function<ExitCode(const Asked& asked, PuzzleSolver& solver,
                                                const AskedPuzzle& puzzle, std::chrono::nanoseconds build)>;
void for_each_solver(Work& work, const AnswerWithSolver& answer);

/// Does both for answers that need the context of the puzzle's rules. Answers may keep it.
using AnswerWithContext =
    std::function<ExitCode(const Asked& asked, const std::shared_ptr<const PuzzleContext>& context)>;
void for_each_context(Work& work, const AnswerWithContext& answer);

}  // namespace sator::ask
