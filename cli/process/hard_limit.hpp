#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "cli/process/answer_format.hpp"
#include "cli/process/output.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/search/search_progress.hpp"

namespace sator::cli {

/// Enforces limits if the cooperative checks fail to. Normally the code checks its limits every few
/// milliseconds. If some computation does not, this class ends the program shortly after a limit, reports
/// what is known about the current puzzle, and exits with ExitCode::Stopped. It costs nothing before: a
/// timer's signal handler checks time, and the counting allocator checks memory.
class HardLimit {
  public:
    /// Owns no argument. Only one object may exist at a time. Without POSIX timers, time limits have no
    /// effect here. `interrupted` becomes true at an interrupt.
    HardLimit(FileOutput& out, FileOutput& err, const std::atomic<bool>& interrupted);
    HardLimit(const HardLimit&) = delete;
    HardLimit& operator=(const HardLimit&) = delete;
    ~HardLimit();

    /// Enforces these limits from now on.
    void enforce(const Limits& limits);
    /// Cancels the time limit, because the answer is complete and only has to be written.
    void cancel_deadline();
    /// Called by the interrupt handler. Ends the program if it does not end by itself soon.
    static void on_interrupt();

    /// The current puzzle and the format of its answer; null if there is no current puzzle.
    struct Subject {
        std::string name, json_beginning;  ///< the latter only for JSON answers
        AnswerFormat answers = AnswerFormat::Text;
    };
    /// Sets the subject, which is not owned, and returns the previous one.
    const Subject* exchange_subject(const Subject* subject) { return subject_.exchange(subject); }
    /// Redirects the final report to this output, which is not owned; null restores the original one.
    void redirect_to(FileOutput* out) { redirected_out_.store(out, std::memory_order_release); }
    /// Sets the progress of the current search; null if no search is running.
    void set_progress(const SearchProgress* progress) {
        progress_.store(progress, std::memory_order_release);
    }

  private:
    static void on_timer(int signal);
    static void on_memory_limit();
    [[noreturn]] void report_and_exit(Limit limit);
    void report(Limit limit, const Subject* subject, std::string_view what);

    FileOutput& out_;
    std::atomic<FileOutput*> redirected_out_ = nullptr;
    FileOutput& err_;
    std::atomic<const Subject*> subject_ = nullptr;
    std::atomic<const SearchProgress*> progress_ = nullptr;
    const std::atomic<bool>& interrupted_;
};

/// Makes a puzzle the subject of the final report for the lifetime of this object. `hard_limit` may be null.
class ScopedSubject {
  public:
    ScopedSubject(HardLimit* hard_limit, const std::string& name, AnswerFormat answers);
    ScopedSubject(const ScopedSubject&) = delete;
    ScopedSubject& operator=(const ScopedSubject&) = delete;
    ~ScopedSubject();

  private:
    HardLimit* hard_limit_;
    HardLimit::Subject subject_;
    const HardLimit::Subject* previous_ = nullptr;
};

}  // namespace sator::cli
