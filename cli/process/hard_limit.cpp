// This code runs in signal handlers and inside operator new. So it calls only async-signal-safe functions of
// the C library (POSIX.1, 2.4.3), allocates nothing, and writes to an output only if no other thread is
// writing to it.
#include "cli/process/hard_limit.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <ctime>

#include "cli/process/memory_in_use.hpp"
#include "sator/base/exit_code.hpp"
#include "sator/render/text/json_lines.hpp"

namespace sator::cli {

namespace {

/// The time after the deadline at which the program is ended. The cooperative limit checks normally react,
/// and print an answer, well before that.
constexpr std::chrono::milliseconds kGrace{60};
/// The memory limit may be exceeded by this fraction (1/64) between two cooperative checks.
constexpr std::size_t kMemoryGraceDivisor = 64;

std::atomic<HardLimit*> current = nullptr;
std::atomic<bool> is_exiting = false;

#if defined(_POSIX_TIMERS) && _POSIX_TIMERS > 0
timer_t timer;
std::atomic<bool> has_timer = false;

void make_timer() {
    sigevent event = {};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGALRM;
    has_timer = ::timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}

void delete_timer() {
    if (has_timer.exchange(false)) ::timer_delete(timer);
}

/// Starts the timer; a time of zero stops it. `flags` as for timer_settime.
void set_timer(std::chrono::nanoseconds time, int flags) {
    if (!has_timer) return;
    using std::chrono::seconds;
    const auto whole = std::chrono::duration_cast<seconds>(time);
    const itimerspec when{.it_interval = {},
                          .it_value = {.tv_sec = whole.count(), .tv_nsec = (time - whole).count()}};
    ::timer_settime(timer, flags, &when, nullptr);
}
#else
constexpr int TIMER_ABSTIME = 1;
void make_timer() {}
void delete_timer() {}
void set_timer(std::chrono::nanoseconds /*time*/, int /*flags*/) {}
#endif

/// A text in a buffer of fixed size. Text that does not fit is cut off.
class ShortText {
  public:
    ShortText& operator+=(std::string_view text) {
        const std::size_t fits = std::min(text.size(), bytes_.size() - size_);
        std::copy_n(text.begin(), fits, bytes_.begin() + static_cast<std::ptrdiff_t>(size_));
        size_ += fits;
        return *this;
    }
    ShortText& operator+=(std::uint64_t number) {
        std::array<char, 20> digits;
        auto first = digits.end();
        do {
            *--first = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number != 0);
        return *this += std::string_view(first, digits.end());
    }
    std::string_view view() const { return {bytes_.data(), size_}; }

  private:
    std::array<char, 4096> bytes_;
    std::size_t size_ = 0;
};

/// Returns the number of solutions found, rounded down, because large counts are only known approximately.
std::uint64_t solutions_found(const SearchProgress* progress) {
    // Doubles up to kExact are exact counts. Larger ones are scaled by kRoundDown, because they may have been
    // rounded up. kMaxReported fits into the result.
    constexpr double kMaxReported = 1e18, kExact = 1e15, kRoundDown = 1 - 1e-12;
    if (progress == nullptr) return 0;
    const double found = progress->found * progress->solutions_each;
    return static_cast<std::uint64_t>(std::min(kMaxReported, found < kExact ? found : found * kRoundDown));
}

void append_json(ShortText& answer, const HardLimit::Subject& subject, const SearchProgress* progress,
                 Limit limit) {
    const std::uint64_t found = solutions_found(progress);
    answer += subject.json_beginning;
    answer += R"(,"status":")";
    answer += found < 2 ? "unknown" : "multiple";
    answer += R"(","count":")";
    answer += found;
    answer += R"(","complete":false,"message":"stopped by the )";
    answer += name_of(limit);
    answer += "\"";
    answer += subject.json_ending;
    answer += "}\n";
}

void append_text(ShortText& answer, const HardLimit::Subject& subject, const SearchProgress* progress,
                 Limit limit) {
    const std::uint64_t found = solutions_found(progress);
    answer += subject.name;
    answer += "\n";
    if (found >= 2) {
        answer += "at least ";
        answer += found;
        answer += " solutions; ";
    } else {
        answer += "unknown: ";
    }
    answer += "stopped by the ";
    answer += name_of(limit);
    if (progress != nullptr && found < 2)
        answer += found == 0 ? "; 0 solutions found so far" : "; 1 solution found so far";
    answer += "\n";
}

}  // namespace

HardLimit::HardLimit(FileOutput& out, FileOutput& err, const std::atomic<bool>& interrupted)
    : out_(out), err_(err), interrupted_(interrupted) {
    current = this;
    struct sigaction action = {};
    action.sa_handler = on_timer;
    ::sigaction(SIGALRM, &action, nullptr);
    make_timer();
}

HardLimit::~HardLimit() {
    set_memory_limit_handler(0, nullptr);
    delete_timer();
    current = nullptr;
}

void HardLimit::enforce(const Limits& limits) {
    if (limits.memory_used != nullptr)
        set_memory_limit_handler(limits.memory_bytes + limits.memory_bytes / kMemoryGraceDivisor,
                                 on_memory_limit);
    if (limits.deadline) set_timer(limits.deadline->time_since_epoch() + kGrace, TIMER_ABSTIME);
}

void HardLimit::cancel_deadline() {
    set_phase(Phase::Answered);
    if (!interrupted_) set_timer({}, 0);
}

void HardLimit::on_interrupt() {
    set_timer(kGrace, 0);
}

void HardLimit::on_timer(int) {
    HardLimit* const self = current;
    if (self == nullptr || is_exiting) return;
    if (self->must_wait()) return set_timer(kGrace, 0);
    if (is_exiting.exchange(true)) return;
    self->report_and_exit(self->interrupted_ ? Limit::Interrupt : Limit::Time);
}

/// Whether an answer or a JSON object would be cut. A list of objects ends after the current one.
bool HardLimit::must_wait() {
    FileOutput& out = answers_output();
    if (!out.is_writing()) return phase_ != Phase::Working;
    if (!writes_json_ || out.is_parked()) return false;
    if (phase_ == Phase::Working) out.park_after_line();
    if (phase_ != Phase::Working) out.keep_writing();  // the phase may have changed in between
    return true;
}

FileOutput& HardLimit::answers_output() {
    FileOutput* const redirected = redirected_out_;
    return redirected != nullptr ? *redirected : out_;
}

void HardLimit::set_phase(Phase phase) {
    phase_ = phase;
    if (phase != Phase::Working) answers_output().keep_writing();
}

const HardLimit::Subject* HardLimit::exchange_subject(const Subject* subject) {
    if (subject != nullptr) {
        if (subject->answers == AnswerFormat::Json) writes_json_ = true;
        phase_ = Phase::Working;
    }
    return subject_.exchange(subject);
}

/// The previous subject is the same puzzle under a shorter name, so that it has its answer, too.
void HardLimit::end_subject(const Subject* previous) {
    subject_ = phase_ == Phase::Answered ? nullptr : previous;
}

/// Several threads may get here. One of them ends the program; the others wait.
void HardLimit::on_memory_limit() {
    HardLimit* const self = current;
    if (self == nullptr) return;
    if (!is_exiting.exchange(true)) self->report_and_exit(Limit::Memory);
    for (;;) ::pause();
}

void HardLimit::report_and_exit(Limit limit) {
    const Subject* const subject = subject_;
    const KnownAnswer* const known = subject != nullptr ? known_.load() : nullptr;
    ShortText answer;
    if (known == nullptr && subject != nullptr && subject->answers == AnswerFormat::Json)
        append_json(answer, *subject, progress_, limit);
    if (known == nullptr && subject != nullptr && subject->answers == AnswerFormat::Text)
        append_text(answer, *subject, progress_, limit);
    const auto pieces = known != nullptr
                            ? std::array<std::string_view, 3>{known->before, name_of(limit), known->after}
                            : std::array<std::string_view, 3>{answer.view()};
    const bool is_written = answers_output().write_last(
        pieces, writes_json_ ? FileOutput::FullPipe::DelaysLine : FileOutput::FullPipe::CutsLine);
    if (pieces[0].empty()) {
        report(limit, subject, "nothing more is known");
    } else if (!is_written) {
        report(limit, subject, "its answer could not be written in full");
    } else {
        err_.write_last({});
    }
    ::_exit(static_cast<int>(ExitCode::Stopped));
}

void HardLimit::report(Limit limit, const Subject* subject, std::string_view what) {
    ShortText message;
    message += "sator: error: ";
    if (subject != nullptr) message += subject->name;
    if (subject != nullptr) message += ": ";
    message += "stopped by the ";
    message += name_of(limit);
    message += "; ";
    message += what;
    message += "\n";
    if (limit == Limit::Time) message += "hint: allow more with --time-limit\n";
    if (limit == Limit::Memory) message += "hint: allow more with --memory-limit\n";
    err_.write_last(std::array{message.view()});
}

ScopedSubject::ScopedSubject(HardLimit* hard_limit, const std::string& name, AnswerFormat answers,
                             std::string_view json_ending)
    : hard_limit_(hard_limit), subject_{.name = name, .answers = answers} {
    if (answers == AnswerFormat::Json) {
        subject_.json_beginning = JsonLines::line_prefix(name);
        subject_.json_ending = json_ending;
    }
    if (hard_limit_ != nullptr) previous_ = hard_limit_->exchange_subject(&subject_);
}

ScopedSubject::~ScopedSubject() {
    if (hard_limit_ != nullptr) hard_limit_->end_subject(previous_);
}

}  // namespace sator::cli
