#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answers_as.hpp"
#include "cli/exit_code.hpp"
#include "cli/picture_file.hpp"
#include "cli/puzzle_input.hpp"
#include "cli/session.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/study.hpp"
#include "sator/rules/language_cache.hpp"

namespace sator {

/// What all puzzles of a call share.
struct PuzzleCall {
    Session& session;
    Limits limits;
    AnswersAs answers = AnswersAs::Text;
    LanguageCache languages = {};
    Resources resources = file_resources();
    bool is_verbose = false;  ///< whether to tell of the work, too

    /// Reads the puzzles of the call.
    std::expected<std::vector<ReadPuzzle>, Diagnostic> read(const PuzzleInput& input);
    /// Tells people of the work, where the caller asked for that.
    void tell(const std::string& line) const;
    /// Says what is wrong with a puzzle, in the place of its answer.
    ExitCode refuse(const std::string& name, const Diagnostic& error) const;
    ExitCode refuse(const std::string& name, std::span<const Diagnostic> errors) const;
    /// Says that a limit was reached before the puzzle was read.
    ExitCode stop(const ReadPuzzle& unread) const;
    /// Says that a limit was reached before the puzzle's rules were made.
    ExitCode stop(const std::string& name, Limit limit) const;
    /// Says that a limit was reached before the puzzle's picture was drawn.
    ExitCode stop_drawing(const std::string& name) const;
    /// Writes the pictures of all puzzles, if there are any; answers the worse of `code` and how that went.
    ExitCode write(const PictureFile& pictures, ExitCode code) const;
    /// Where a limit is reached, says that it was before the puzzle was begun.
    std::optional<ExitCode> stop_at_limit(const std::string& name) const;
    /// Parts two answers; `index`: of the answer to come.
    void part_from_last(std::size_t index) const;

  private:
    ExitCode stop_before(std::string_view event, const std::string& name, Limit limit) const;
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

/// The same with the study of the puzzle's rules, made once.
using AnswerStudied =
    std::function<ExitCode(const Study& study, std::size_t initial, const std::string& name)>;
ExitCode answer_studied(PuzzleCall& call, const ReadPuzzle& read, const RegexLimits& limits,
                        const AnswerStudied& answer);

}  // namespace sator
