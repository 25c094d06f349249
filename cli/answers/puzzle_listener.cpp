#include "cli/answers/puzzle_listener.hpp"

#include <fmt/format.h>

#include <chrono>

#include "cli/answers/reader_remarks.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/render/text/json_lines.hpp"

namespace sator::cli {

namespace {

double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

std::string_view event_of(ask::Unanswered::Before before) {
    using Before = ask::Unanswered::Before;
    switch (before) {
        case Before::Read:
            return "the puzzle was read";
        case Before::Begun:
            return "the puzzle was begun";
        case Before::Made:
            return "the rules were made";
        case Before::Drawn:
            break;
    }
    return "its picture was drawn";
}

}  // namespace

PuzzleListener::~PuzzleListener() = default;

ExitCode PuzzleListener::ask(const PuzzleInput& input, const ask::Request& request, const Limits& limits) {
    limits_ = limits;
    is_verbose_ = input.is_verbose();
    stopped_fields_ = ask::stopped_fields(request.question);
    if (input.reads_standard_input()) session().report_typing();
    reading_.emplace(session().hard_limit, input.first_name(), format_, stopped_fields_);
    auto source = input.source(request, limits);
    if (!source) {
        reading_.reset();
        refuse_call(source.error());
        return code_;
    }
    source_ = std::move(*source);
    note(ask::ask(source_, request.question, limits, *this));
    reading_.reset();
    if (!is_json()) tell(remarks_text(source_.files.list_remarks()));
    return code_;
}

std::expected<void, Diagnostic> PuzzleListener::begin(std::span<const ask::AskedPuzzle>) {
    reading_.reset();
    return {};
}

void PuzzleListener::begin_puzzle(const ask::AskedPuzzle& puzzle, std::size_t index) {
    if (index > 0 && format_ == AnswerFormat::Text) session().out.write("\n");
    puzzle_ = &puzzle;
    puzzle_begin_ = std::chrono::steady_clock::now();
    if (!puzzle.puzzle) return;
    puzzle_subject_.emplace(session().hard_limit, puzzle.name, format_, stopped_fields_);
    if (tells_remarks_ && !is_json()) tell(reader_remarks(**puzzle.puzzle));
}

void PuzzleListener::begin_grid(const ask::Asked& asked, std::size_t index) {
    if (index > 0 && format_ == AnswerFormat::Text) session().out.write("\n");
    grid_subject_.emplace(session().hard_limit, asked.name, format_, stopped_fields_);
}

SearchProgress* PuzzleListener::begin_search(const ask::Asked& asked) {
    progress_.emplace(session(), asked.name);
    return &progress_->search();
}

void PuzzleListener::begin_remarks(const ask::Asked& asked) {
    progress_.emplace(session(), asked.name);
}

void PuzzleListener::end_work() {
    progress_.reset();
}

void PuzzleListener::answer(const ask::Answer& answer) {
    if (const auto* stopped = std::get_if<ask::Unanswered>(&answer)) return report_stopped(*stopped);
    if (const auto* none = std::get_if<ask::NoVerdict>(&answer)) return report_no_verdict(*none);
    if (const auto* refused = std::get_if<ask::Refused>(&answer)) return report_refused(*refused);
    before(answer);
    {
        const ScopedAnswer scoped_answer(session().hard_limit);
        session().out.write(is_json() ? ask::answer_json(answer, SATOR_VERSION).value_or("")
                                      : banner() + text_of(answer));
    }
    after(answer);
}

void PuzzleListener::end_grid() {
    grid_subject_.reset();
}

void PuzzleListener::end_puzzle() {
    if (puzzle_->puzzle) {
        const Puzzle& puzzle = **puzzle_->puzzle;
        log_verbose(fmt::format(
            "{}: {} cells, {} symbols, {} rules; read in {:.3f} ms, answered in {:.3f} ms", puzzle_->name,
            puzzle.grid.position_count(), puzzle.alphabet.size(), puzzle.rules.size(),
            milliseconds(puzzle_->seconds), milliseconds(std::chrono::steady_clock::now() - puzzle_begin_)));
    }
    puzzle_subject_.reset();
}

RuleContext PuzzleListener::rule_context(const Puzzle& puzzle, std::size_t initial) {
    return {puzzle, *source_.clue_cache, source_.files, source_.regex_limits, initial, LimitWatch(limits_)};
}

void PuzzleListener::tell(const std::string& text) const {
    if (text.empty()) return;
    session().out.flush();
    session().err.write(text);
    session().err.flush();
}

void PuzzleListener::log_verbose(const std::string& line) const {
    if (is_verbose_) tell(line + "\n");
}

void PuzzleListener::refuse_call(const Diagnostic& error) {
    note(cli::refuse_call(session(), error));
}

void PuzzleListener::report_undrawn(const std::string& name) {
    session().report(call_error(name + ": a limit was reached before its picture was drawn",
                                "allow more with --time-limit or --memory-limit"));
    note(ExitCode::Stopped);
}

void PuzzleListener::write(const PictureFile& pictures) {
    if (pictures.size() == 0) return;
    if (pictures.is_typed()) return session().out.write(pictures.text());
    if (session().hard_limit != nullptr) session().hard_limit->set_phase(HardLimit::Phase::Working);
    const auto is_written = pictures.write(limits_);
    if (!is_written) return refuse_call(is_written.error());
    if (!*is_written) report_undrawn(pictures.path());
}

void PuzzleListener::report_stopped(const ask::Unanswered& stopped) {
    const std::string text = "unknown: stopped by the " + std::string(name_of(stopped.limit)) + " before " +
                             std::string(event_of(stopped.before));
    if (is_json()) session().out.write(JsonLines::stopped(stopped.name, stopped.limit, stopped_fields_));
    if (format_ == AnswerFormat::Text) session().out.write(stopped.name + "\n" + text + "\n");
    if (format_ == AnswerFormat::Pictures) session().report(call_error(stopped.name + ": " + text, ""));
}

/// Says at the head of an answer that it is not about the whole puzzle.
std::string PuzzleListener::banner() const {
    const bool is_needed = format_ == AnswerFormat::Text && puzzle_ != nullptr && puzzle_->puzzle &&
                           !(*puzzle_->puzzle)->left_out.empty();
    return is_needed ? std::string(kNotUnderstood) + ": what follows is about the rest.\n" : "";
}

void PuzzleListener::report_no_verdict(const ask::NoVerdict& none) {
    if (is_json()) return session().out.write(ask::answer_json(none, SATOR_VERSION).value_or(""));
    if (!tells_remarks_) tell(reader_remarks(*none.asked.puzzle));
    session().out.write(none.asked.name + "\nunknown: not all of the puzzle is understood\n");
    tell("hint: --ignore-unknown answers about the rest\n");
}

void PuzzleListener::report_refused(const ask::Refused& refused) {
    for (const Diagnostic& error : refused.errors) {
        if (refused.puzzle && is_json()) session().out.write(JsonLines::error(*refused.puzzle, error));
        session().report(error);
    }
}

ExitCode refuse_call(const Session& session, const Diagnostic& error) {
    session.report(error);
    return ExitCode::Wrong;
}

}  // namespace sator::cli
