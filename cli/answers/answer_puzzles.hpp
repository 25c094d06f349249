#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answers/picture_file.hpp"
#include "cli/process/answer_format.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/session.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator {

/// What all puzzles of a call share.
struct PuzzleCall {
    Session& session;
    Limits limits;
    AnswerFormat answers = AnswerFormat::Text;
    ClueCache clue_cache = {};
    Resources resources = file_resources();
    bool is_verbose = false;  ///< whether to tell of the work, too

    /// Reads the puzzles of the call.
    std::expected<std::vector<ReadPuzzle>, Diagnostic> read(const PuzzleInput& input);
    /// Tells people of the work, where the caller asked for that.
    void log_verbose(const std::string& line) const;
    /// Says what is wrong with a puzzle, in the place of its answer.
    ExitCode refuse(const std::string& name, const Diagnostic& error) const;
    ExitCode refuse(const std::string& name, std::span<const Diagnostic> errors) const;
    /// Says that a limit was reached before the puzzle was read.
    ExitCode report_stopped(const ReadPuzzle& unread) const;
    /// Says that a limit was reached before the puzzle's rules were made.
    ExitCode report_stopped(const std::string& name, Limit limit) const;
    /// Says that a limit was reached before the puzzle's picture was drawn.
    ExitCode report_undrawn(const std::string& name) const;
    /// Writes the pictures of all puzzles, if there are any; answers the worse of `code` and how that went.
    ExitCode write(const PictureFile& pictures, ExitCode code) const;
    /// Where a limit is reached, says that it was before the puzzle was begun.
    std::optional<ExitCode> report_if_limit_reached(const std::string& name) const;
    /// Parts two answers; `index`: of the answer to come.
    void write_separator(std::size_t index) const;

  private:
    ExitCode report_stopped_before(std::string_view event, const std::string& name, Limit limit) const;
};

/// A mistake in the call itself.
ExitCode refuse_call(const Session& session, const Diagnostic& error);

using AnswerPuzzle = std::function<ExitCode(const ReadPuzzle&)>;
/// Answers puzzle by puzzle and refuses those that could not be read. The worst answer counts. Once a limit
/// is reached none but the first is begun.
ExitCode answer_puzzles(const PuzzleCall& call, std::span<const ReadPuzzle> puzzles,
                        const AnswerPuzzle& answer);
/// The same for the puzzles that `input` names.
ExitCode answer_puzzles(PuzzleCall& call, const PuzzleInput& input, const AnswerPuzzle& answer);

/// Answers a puzzle with each of its initial drawings, which give it their names; one without them once. As
/// above, none but the first is begun once a limit is reached.
using AnswerInitial = std::function<ExitCode(std::size_t initial, const std::string& name)>;
ExitCode answer_initials(const PuzzleCall& call, const ReadPuzzle& read, const AnswerInitial& answer);

/// The same with the context of the puzzle's rules, made once.
using AnswerWithContext =
    std::function<ExitCode(const PuzzleContext& context, std::size_t initial, const std::string& name)>;
ExitCode answer_with_context(PuzzleCall& call, const ReadPuzzle& read, const RegexLimits& limits,
                             const AnswerWithContext& answer);

}  // namespace sator
