#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/answer_format.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/session.hpp"
#include "sator/base/exit_code.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::cli {

/// The state that all puzzles of a call share.
struct PuzzleCall {
    Session& session;
    Limits limits;
    AnswerFormat answers = AnswerFormat::Text;
    ClueCache clue_cache = {};
    Resources resources = file_resources();
    bool is_verbose = false;  ///< whether to report statistics of the work
    /// The fields of every JSON answer of the command, also if a limit left nothing to say: ",\"steps\":[]".
    std::string_view json_ending = "";
    /// Whether to print what the readers of the puzzles noticed and did not refuse. JSON has it as a field instead.
    bool tells_remarks = true;

    /// Reads the puzzles of the call.
    std::expected<std::vector<ReadPuzzle>, Diagnostic> read(const PuzzleInput& input);
    /// Prints the answer of the current puzzle. The time limit waits until it is text, and JSON until it is
    /// written.
    void write_answer(const std::function<std::string()>& text) const;
    /// Prints a message after all answers so far.
    void tell(const std::string& text) const;
    /// Prints a line about the work if `is_verbose`.
    void log_verbose(const std::string& line) const;
    /// Reports the errors of a puzzle instead of an answer.
    ExitCode refuse(const std::string& name, const Diagnostic& error) const;
    ExitCode refuse(const std::string& name, std::span<const Diagnostic> errors) const;
    /// Reports that a limit was reached before the puzzle was read.
    ExitCode report_stopped(const ReadPuzzle& unread) const;
    /// Reports that a limit was reached before the puzzle's rules were made.
    ExitCode report_stopped(const std::string& name, Limit limit) const;
    /// Reports that a limit was reached before the puzzle's picture was drawn.
    ExitCode report_undrawn(const std::string& name) const;
    /// Writes the pictures of all puzzles to their file or to the output, if there are any. Returns the worse of `code` and the result of
    /// writing.
    ExitCode write(const PictureFile& pictures, ExitCode code) const;
    /// If a limit is reached, reports that the puzzle was not begun, and returns the exit code.
    std::optional<ExitCode> report_if_limit_reached(const std::string& name) const;
    /// Writes the separator between two answers; `index` is the index of the next answer.
    void write_separator(std::size_t index) const;

  private:
    ExitCode report_stopped_before(std::string_view event, const std::string& name, Limit limit) const;
};

/// Reports a mistake in the call itself.
ExitCode refuse_call(const Session& session, const Diagnostic& error);

using AnswerPuzzle = std::function<ExitCode(const ReadPuzzle&)>;
/// Answers the puzzles one by one and reports those that could not be read. Returns the worst exit code.
/// After a limit is reached, only the first puzzle is begun.
ExitCode answer_puzzles(const PuzzleCall& call, std::span<const ReadPuzzle> puzzles,
                        const AnswerPuzzle& answer);
/// Does the same for the puzzles that `input` names.
ExitCode answer_puzzles(PuzzleCall& call, const PuzzleInput& input, const AnswerPuzzle& answer);

/// Answers a puzzle for each of its initial drawings, whose names become part of the answers' names, or once
/// if it has none. As above, after a limit is reached only the first is begun.
using AnswerInitial = std::function<ExitCode(std::size_t initial, const std::string& name)>;
ExitCode answer_initials(const PuzzleCall& call, const ReadPuzzle& read, const AnswerInitial& answer);

/// Does the same with the context of the puzzle's rules, which is made once.
using AnswerWithContext =
    std::function<ExitCode(const PuzzleContext& context, std::size_t initial, const std::string& name)>;
ExitCode answer_with_context(PuzzleCall& call, const ReadPuzzle& read, const RegexLimits& limits,
                             const AnswerWithContext& answer);

}  // namespace sator::cli
