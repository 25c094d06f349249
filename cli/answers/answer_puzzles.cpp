#include "cli/answers/answer_puzzles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "cli/answers/reader_remarks.hpp"
#include "cli/process/hard_limit.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::cli {

namespace {

constexpr std::string_view kRulesMade = "the rules were made", kPuzzleRead = "the puzzle was read",
                           kPuzzleBegun = "the puzzle was begun";

double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

ExitCode answer_one(const PuzzleCall& call, const ReadPuzzle& read, const AnswerPuzzle& answer) {
    const ScopedSubject scoped_subject(call.session.hard_limit, read.name, call.answers, call.json_ending);
    const auto start = std::chrono::steady_clock::now();
    if (call.tells_remarks && call.answers != AnswerFormat::Json) call.tell(reader_remarks(**read.puzzle));
    const ExitCode code = answer(read);
    const Puzzle& puzzle = **read.puzzle;
    call.log_verbose(
        fmt::format("{}: {} cells, {} symbols, {} rules; read in {:.3f} ms, answered in {:.3f} ms", read.name,
                    puzzle.grid.cell_count(), puzzle.alphabet.size(), puzzle.rules.size(),
                    milliseconds(read.seconds), milliseconds(std::chrono::steady_clock::now() - start)));
    return code;
}

std::string stopped_before(std::string_view event, Limit limit) {
    return "unknown: stopped by the " + std::string(name_of(limit)) + " before " + std::string(event);
}

}  // namespace

std::expected<std::vector<ReadPuzzle>, Diagnostic> PuzzleCall::read(const PuzzleInput& input) {
    is_verbose = input.is_verbose();
    if (input.reads_standard_input()) session.report_typing();
    const ScopedSubject scoped_subject(session.hard_limit, input.first_name(), answers, json_ending);
    return input.read(resources, limits);
}

void PuzzleCall::write_answer(const std::function<std::string()>& text) const {
    const ScopedAnswer scoped_answer(session.hard_limit);
    session.out.write(text());
}

void PuzzleCall::tell(const std::string& text) const {
    if (text.empty()) return;
    session.out.flush();
    session.err.write(text);
    session.err.flush();
}

void PuzzleCall::log_verbose(const std::string& line) const {
    if (is_verbose) tell(line + "\n");
}

ExitCode PuzzleCall::refuse(const std::string& name, const Diagnostic& error) const {
    if (answers == AnswerFormat::Json) session.out.write(JsonLines::error(name, error));
    session.report(error);
    return ExitCode::Wrong;
}

ExitCode PuzzleCall::refuse(const std::string& name, std::span<const Diagnostic> errors) const {
    for (const Diagnostic& error : errors) refuse(name, error);
    return ExitCode::Wrong;
}

ExitCode PuzzleCall::report_stopped(const ReadPuzzle& unread) const {
    return report_stopped_before(kPuzzleRead, unread.name, *unread.stopped);
}

ExitCode PuzzleCall::report_stopped(const std::string& name, Limit limit) const {
    return report_stopped_before(kRulesMade, name, limit);
}

ExitCode PuzzleCall::report_undrawn(const std::string& name) const {
    session.report(call_error(name + ": a limit was reached before its picture was drawn",
                              "allow more with --time-limit or --memory-limit"));
    return ExitCode::Stopped;
}

ExitCode PuzzleCall::write(const PictureFile& pictures, ExitCode code) const {
    if (pictures.size() == 0) return code;
    if (pictures.is_typed()) {
        session.out.write(pictures.text());
        return code;
    }
    if (session.hard_limit != nullptr) session.hard_limit->set_phase(HardLimit::Phase::Working);
    const auto is_written = pictures.write(limits);
    if (!is_written) return worst(code, refuse_call(session, is_written.error()));
    return *is_written ? code : worst(code, report_undrawn(pictures.path()));
}

std::optional<ExitCode> PuzzleCall::report_if_limit_reached(const std::string& name) const {
    const auto limit = limits.reached();
    return limit ? std::optional(report_stopped_before(kPuzzleBegun, name, *limit)) : std::nullopt;
}

ExitCode PuzzleCall::report_stopped_before(std::string_view event, const std::string& name,
                                           Limit limit) const {
    if (answers == AnswerFormat::Json) session.out.write(JsonLines::stopped(name, limit, json_ending));
    if (answers == AnswerFormat::Text) session.out.write(name + "\n" + stopped_before(event, limit) + "\n");
    if (answers == AnswerFormat::Pictures)
        session.report(call_error(name + ": " + stopped_before(event, limit), ""));
    return ExitCode::Stopped;
}

void PuzzleCall::write_separator(std::size_t index) const {
    if (index > 0 && answers == AnswerFormat::Text) session.out.write("\n");
}

ExitCode refuse_call(const Session& session, const Diagnostic& error) {
    session.report(error);
    return ExitCode::Wrong;
}

ExitCode answer_puzzles(const PuzzleCall& call, std::span<const ReadPuzzle> puzzles,
                        const AnswerPuzzle& answer) {
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const ReadPuzzle& read = puzzles[i];
        call.write_separator(i);
        if (read.stopped) {
            code = worst(code, call.report_stopped(read));
        } else if (const auto stopped = i > 0 ? call.report_if_limit_reached(read.name) : std::nullopt) {
            code = worst(code, *stopped);
        } else {
            code = worst(code, read.puzzle ? answer_one(call, read, answer)
                                           : call.refuse(read.name, read.puzzle.error()));
        }
    }
    if (call.answers != AnswerFormat::Json) call.tell(remarks_text(call.resources.list_remarks()));
    return code;
}

ExitCode answer_puzzles(PuzzleCall& call, const PuzzleInput& input, const AnswerPuzzle& answer) {
    const auto puzzles = call.read(input);
    return puzzles ? answer_puzzles(call, *puzzles, answer) : refuse_call(call.session, puzzles.error());
}

ExitCode answer_initials(const PuzzleCall& call, const ReadPuzzle& read, const AnswerInitial& answer) {
    const auto& initials = (*read.puzzle)->initials;
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, initials.size()); ++i) {
        call.write_separator(i);
        const std::string name = read.name + (initials.empty() ? "" : initials[i].name);
        const ScopedSubject scoped_subject(call.session.hard_limit, name, call.answers, call.json_ending);
        const auto stopped = i > 0 ? call.report_if_limit_reached(name) : std::nullopt;
        code = worst(code, stopped ? *stopped : answer(i, name));
        if (code == ExitCode::Wrong) break;  // an error in the rules, which all drawings share
    }
    return code;
}

ExitCode answer_with_context(PuzzleCall& call, const ReadPuzzle& read, const RegexLimits& limits,
                             const AnswerWithContext& answer) {
    RuleContext context{**read.puzzle, call.clue_cache, call.resources, limits};
    auto prepared = PreparedPuzzle::make(Registry::standard(), context, call.limits);
    if (!prepared) return call.refuse(read.name, prepared.error());
    return answer_initials(call, read, [&](std::size_t initial, const std::string& name) {
        prepared->rebuild_for(initial, context, call.limits);
        if (const auto limit = context.watch.is_over() ? context.watch.reached() : std::nullopt)
            return call.report_stopped(name, *limit);
        return answer(prepared->context(), initial, name);
    });
}

}  // namespace sator::cli
