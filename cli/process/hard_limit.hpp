#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "cli/cli_namespace.hpp"
#include "cli/process/answer_format.hpp"
#include "cli/process/output.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/search/search_progress.hpp"

namespace sator::cli {

/// Enforces limits if the cooperative checks fail to. Normally the code checks its limits every few
/// milliseconds. If some computation does not, this class ends the program shortly after a limit, reports
/// what is known about the current puzzle, and exits with ExitCode::Stopped. It costs nothing before: a
/// timer's signal handler checks time, and the counting allocator checks memory. An answer that is being made
/// into text is waited for, and so is the end of a JSON object that is being written.
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
        std::string name;
        std::string json_beginning, json_ending;  ///< only for JSON answers: what every answer has
        AnswerFormat answers = AnswerFormat::Text;
    };
    /// Sets the subject, which is not owned, and returns the previous one.
    const Subject* exchange_subject(const Subject* subject);
    /// Ends the subject. The previous one becomes the subject again unless the puzzle has its answer.
    void end_subject(const Subject* previous);

    /// The facts about the subject before its answer is complete: the name of the limit follows `before`.
    struct KnownAnswer {
        std::string before, after;
    };
    /// Sets what the final report says about the subject, which is not owned, instead of "unknown".
    void set_known(const KnownAnswer* known) { known_.store(known, std::memory_order_release); }

    /// The work that the program is doing.
    enum class Phase : std::uint8_t {
        Working,    ///< may be ended at any time
        Answering,  ///< the answer is known and becomes text, so that the time limit waits
        Answered,   ///< the answer was told, and nothing else has begun
    };
    void set_phase(Phase phase);
    /// Redirects the final report to this output, which is not owned; null restores the original one.
    void redirect_to(FileOutput* out) { redirected_out_.store(out, std::memory_order_release); }
    /// Sets the progress of the current search; null if no search is running.
    void set_progress(const SearchProgress* progress) {
        progress_.store(progress, std::memory_order_release);
    }

  private:
    static void on_timer(int signal);
    static void on_memory_limit();
    FileOutput& answers_output();
    bool must_wait();
    [[noreturn]] void report_and_exit(Limit limit);
    void report(Limit limit, const Subject* subject, std::string_view what);

    FileOutput& out_;
    std::atomic<FileOutput*> redirected_out_ = nullptr;
    FileOutput& err_;
    std::atomic<const Subject*> subject_ = nullptr;
    std::atomic<const SearchProgress*> progress_ = nullptr;
    std::atomic<const KnownAnswer*> known_ = nullptr;
    std::atomic<Phase> phase_ = Phase::Working;
    std::atomic<bool> writes_json_ = false;
    const std::atomic<bool>& interrupted_;
};

/// Makes a puzzle the subject of the final report for the lifetime of this object. `hard_limit` may be null.
class ScopedSubject {
  public:
    /// `json_ending` has the fields that every JSON answer of the command has: ",\"steps\":[]".
    ScopedSubject(HardLimit* hard_limit, const std::string& name, AnswerFormat answers,
                  std::string_view json_ending = "");
    ScopedSubject(const ScopedSubject&) = delete;
    ScopedSubject& operator=(const ScopedSubject&) = delete;
    ~ScopedSubject();

  private:
    HardLimit* hard_limit_;
    HardLimit::Subject subject_;
    const HardLimit::Subject* previous_ = nullptr;
};

/// While an answer becomes text, makes the time limit wait. `hard_limit` may be null.
class ScopedAnswer {
  public:
    using Phase = HardLimit::Phase;

    /// `then` is Answered if the text is the subject's answer; Working if more is to be found out.
    explicit ScopedAnswer(HardLimit* hard_limit, Phase then = Phase::Answered)
        : hard_limit_(hard_limit), then_(then) {
        if (hard_limit_ != nullptr) hard_limit_->set_phase(Phase::Answering);
    }
    ScopedAnswer(const ScopedAnswer&) = delete;
    ScopedAnswer& operator=(const ScopedAnswer&) = delete;
    ~ScopedAnswer() {
        if (hard_limit_ != nullptr) hard_limit_->set_phase(then_);
    }

  private:
    HardLimit* hard_limit_;
    Phase then_;
};

/// Sets what is known about the subject for the lifetime of this object. `hard_limit` may be null.
class ScopedKnownAnswer {
  public:
    ScopedKnownAnswer(HardLimit* hard_limit, HardLimit::KnownAnswer known)
        : hard_limit_(hard_limit), known_(std::move(known)) {
        if (hard_limit_ != nullptr) hard_limit_->set_known(&known_);
    }
    ScopedKnownAnswer(const ScopedKnownAnswer&) = delete;
    ScopedKnownAnswer& operator=(const ScopedKnownAnswer&) = delete;
    ~ScopedKnownAnswer() {
        if (hard_limit_ != nullptr) hard_limit_->set_known(nullptr);
    }

  private:
    HardLimit* hard_limit_;
    HardLimit::KnownAnswer known_;
};

}  // namespace sator::cli
