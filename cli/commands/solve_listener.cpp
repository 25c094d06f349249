#include "cli/commands/solve_listener.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "cli/answers/cross_check.hpp"
#include "cli/process/write_file.hpp"
#include "sator/base/errors.hpp"
#include "sator/explain/german/german_notes.hpp"

namespace sator::cli {

SolveListener::SolveListener(Session& session, AnswerFormat format, SolveOutputs outputs,
                             PictureFile* pictures)
    : PuzzleListener(session, format),
      outputs_(std::move(outputs)),
      pictures_(pictures),
      terminal_(session) {}

std::expected<void, Diagnostic> SolveListener::begin(std::span<const ask::AskedPuzzle> puzzles) {
    if (auto checked = outputs_.check(puzzles); !checked) return checked;
    if (outputs_.file) {
        if (auto opened = open_file(); !opened) return opened;
    }
    return PuzzleListener::begin(puzzles);
}

/// Writes all answers to a file instead of standard output.
std::expected<void, Diagnostic> SolveListener::open_file() {
    descriptor_ = ::open(outputs_.file->c_str(),
                         O_RDWR | O_CREAT | O_CLOEXEC | (outputs_.keeps_file ? 0 : O_TRUNC), 0666);
    if (descriptor_ < 0) return std::unexpected(cannot_write(*outputs_.file, errno));
    ::lseek(descriptor_, 0, SEEK_END);
    file_.emplace(descriptor_);
    to_file_.emplace(Session{.out = *file_,
                             .err = terminal_.err,
                             .err_is_terminal = terminal_.err_is_terminal,
                             .interrupted = terminal_.interrupted,
                             .memory_used = terminal_.memory_used,
                             .hard_limit = terminal_.hard_limit});
    redirect(*to_file_);
    if (terminal_.hard_limit != nullptr) terminal_.hard_limit->redirect_to(&*file_);
    return {};
}

void SolveListener::close() {
    if (!file_) return;
    if (terminal_.hard_limit != nullptr) terminal_.hard_limit->redirect_to(nullptr);
    file_->flush();
    ::close(descriptor_);
    redirect(terminal_);
    if (file_->error() != 0) refuse_call(cannot_write(*outputs_.file, file_->error()));
}

void SolveListener::begin_grid(const ask::Asked& asked, std::size_t index) {
    writer_.reset();
    running_.reset();
    PuzzleListener::begin_grid(asked, index);
}

/// With a checkpoint, the search is done in pieces.
std::expected<std::optional<Outcome>, Diagnostic> SolveListener::search(const ask::PlannedSearch& planned) {
    const SolveOptions& options = planned.options;
    auto opened = outputs_.checkpoint.open(planned.solver, options.initial, outputs_.checkpoint_question,
                                           planned.is_count || !file_ ? nullptr : &*file_);
    if (!opened) return failure(opened);
    running_ = std::move(*opened);
    if (!running_) return std::nullopt;
    if (planned.is_count)
        return running_->count(
            planned.solver,
            {.initial = options.initial, .search = options.search, .progress = options.progress});
    const CursorOptions listing{.initial = options.initial,
                                .verify = options.verify,
                                .search = options.search,
                                .progress = options.progress};
    return running_->list(planned.solver, listing,
                          {*file_, [&](std::uint64_t number, std::span<const Value> values) {
                               solution(planned.asked, {number, values});
                           }});
}

bool SolveListener::solution(const ask::Asked& asked, const ask::ListedSolution& solution) {
    if (!writer_) writer_.emplace(session(), format(), asked);
    writer_->write(solution);
    return session().out.error() == 0;
}

std::string SolveListener::text_of(const ask::Answer& answer) {
    return answer_text(std::get<ask::SolveAnswer>(answer), session(), outputs_.language);
}

void SolveListener::before(const ask::Answer& answer) {
    const auto& solved = std::get<ask::SolveAnswer>(answer);
    is_drawn_ = pictures_ == nullptr || !solved.picture || add_picture(solved);
}

bool SolveListener::add_picture(const ask::SolveAnswer& answer) {
    const Puzzle& puzzle = *answer.asked.puzzle;
    RuleContext context = rule_context(puzzle, answer.asked.initial);
    std::vector<std::string> notes = pictures_->notes(puzzle, context, outputs_.language);
    PictureContents contents = *answer.picture;
    contents.language = outputs_.language;
    for (std::string& note : contents.notes) note = told_in(outputs_.language, std::move(note));
    notes.insert(notes.end(), contents.notes.begin(), contents.notes.end());
    contents.notes = notes;
    const bool is_drawn = pictures_->add(puzzle, answer.asked.name, std::move(contents), notes, limits());
    if (!is_drawn) report_undrawn(answer.asked.name);
    return is_drawn;
}

/// Logs how large the model and its search were, and how long both took.
void SolveListener::log_statistics(const ask::SolveAnswer& answer) const {
    const auto milliseconds = [](auto time) {
        return std::chrono::duration<double, std::milli>(time).count();
    };
    log_verbose(fmt::format(
        "{}: {} propagators; {} nodes, {} conflicts, {} propagations; built in {:.3f} ms, solved "
        "in {:.3f} ms",
        answer.asked.name, answer.propagators, answer.work.nodes, answer.work.conflicts,
        answer.work.propagations, milliseconds(answer.found.build), milliseconds(answer.found.solve)));
}

void SolveListener::after(const ask::Answer& answer) {
    const auto& solved = std::get<ask::SolveAnswer>(answer);
    log_statistics(solved);
    if (running_) {
        if (const auto done = outputs_.checkpoint.check(*running_); !done) return refuse_call(done.error());
    }
    if (solved.limit) return;
    session().out.flush();
    if (running_) running_->close();
    if (is_drawn_ && outputs_.cross_check)
        note(cross_check(session(), *outputs_.cross_check, solved, source().files, limits(), !is_json()));
}

}  // namespace sator::cli
