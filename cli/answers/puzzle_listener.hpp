#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/answer_format.hpp"
#include "cli/process/hard_limit.hpp"
#include "cli/process/progress.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/asker.hpp"

namespace sator::cli {

/// Writes the answers of a command as text, as JSON or as pictures, and everything around them: separators, remarks, errors, a
/// progress line, and what a hard limit says last. A command derives from it, and says how its own answer is told.
class PuzzleListener : public ask::Listener {
  public:
    PuzzleListener(Session& session, AnswerFormat format) : session_(&session), format_(format) {}
    ~PuzzleListener() override;

    /// Reads the puzzles of a call and asks the question of the request about them. Returns the exit code so far.
    ExitCode ask(const PuzzleInput& input, const ask::Request& request, const Limits& limits);

    /// The most serious code of the whole call.
    ExitCode code() const { return code_; }
    /// Writes the pictures of all puzzles to their file or to the output, if there are any.
    void write(const PictureFile& pictures);

    std::expected<void, Diagnostic> begin(std::span<const ask::AskedPuzzle> puzzles) override;
    void begin_puzzle(const ask::AskedPuzzle& puzzle, std::size_t index) override;
    void begin_grid(const ask::Asked& asked, std::size_t index) override;
    SearchProgress* begin_search(const ask::Asked& asked) override;
    void begin_remarks(const ask::Asked& asked) override;
    void end_work() override;
    void answer(const ask::Answer& answer) override;
    void end_grid() override;
    void end_puzzle() override;

  protected:
    /// Returns an answer as text.
    virtual std::string text_of(const ask::Answer& answer) = 0;
    /// Does what else belongs to an answer: called before and after it is written.
    virtual void before(const ask::Answer&) {}
    virtual void after(const ask::Answer&) {}

    Session& session() const { return *session_; }
    /// Writes all further answers there.
    void redirect(Session& session) { session_ = &session; }
    AnswerFormat format() const { return format_; }
    bool is_json() const { return format_ == AnswerFormat::Json; }
    const Limits& limits() const { return limits_; }
    ask::Source& source() { return source_; }
    /// Returns the context in which rules are made, for notes on pictures.
    RuleContext rule_context(const Puzzle& puzzle, std::size_t initial = 0);
    /// Remarks of the readers are printed unless the text of the answers has them.
    void leave_out_remarks() { tells_remarks_ = false; }
    /// Counts a code for the whole call.
    void note(ExitCode code) { code_ = worst(code_, code); }
    /// Prints a message after all answers so far.
    void tell(const std::string& text) const;
    /// Prints a line about the work if --verbose is given.
    void log_verbose(const std::string& line) const;
    /// Reports a mistake in the call.
    void refuse_call(const Diagnostic& error);
    /// Reports that a limit was reached before a picture was drawn.
    void report_undrawn(const std::string& name);

  private:
    std::string banner() const;
    void report_stopped(const ask::Unanswered& stopped);
    void report_no_verdict(const ask::NoVerdict& none);
    void report_refused(const ask::Refused& refused);

    Session* session_;
    AnswerFormat format_;
    Limits limits_;
    ask::Source source_;
    std::string_view stopped_fields_;
    bool is_verbose_ = false, tells_remarks_ = true;
    ExitCode code_ = ExitCode::Found;
    std::optional<ScopedSubject> reading_, puzzle_subject_, grid_subject_;
    std::optional<Progress> progress_;
    const ask::AskedPuzzle* puzzle_ = nullptr;
    std::chrono::steady_clock::time_point puzzle_begin_;
};

/// Reports a mistake in the call itself.
ExitCode refuse_call(const Session& session, const Diagnostic& error);

}  // namespace sator::cli
