// Written in signal handlers and inside operator new: of the C library only what may be called there
// (POSIX.1, 2.4.3), nothing allocated, and outputs only where nobody else writes to them at the moment.
#include "cli/last_word.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <ctime>

#include "cli/counted_memory.hpp"
#include "cli/exit_code.hpp"
#include "sator/render/json_lines.hpp"

namespace sator {

namespace {

/// So long behind a limit its time is over: whoever asks limits has heard by then, and said what is known.
constexpr std::chrono::milliseconds kGrace{60};
/// A memory limit's part by which what is allocated between two questions may exceed it.
constexpr std::size_t kMemoryGracePart = 64;

std::atomic<LastWord*> current = nullptr;
std::atomic<bool> is_speaking = false;

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

/// Zero stops it. `flags`: as of timer_settime.
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

/// Text of a length that is known beforehand: what does not fit is cut off.
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

/// Whole, and no more than were found: what is shown of large counts is rounded.
std::uint64_t found_by(const SearchProgress* progress) {
    constexpr double kMostTold = 1e18, kExact = 1e15, kSurelyLess = 1 - 1e-12;
    if (progress == nullptr) return 0;
    const double found = progress->found * progress->solutions_each;
    return static_cast<std::uint64_t>(std::min(kMostTold, found < kExact ? found : found * kSurelyLess));
}

void append_json(ShortText& answer, const LastWord::Subject& subject, const SearchProgress* progress,
                 Limit limit) {
    const std::uint64_t found = found_by(progress);
    answer += subject.json_beginning;
    answer += R"(,"status":")";
    answer += found < 2 ? "unknown" : "multiple";
    answer += R"(","count":")";
    answer += found;
    answer += R"(","complete":false,"message":"stopped by the )";
    answer += name_of(limit);
    answer += "\"}\n";
}

void append_text(ShortText& answer, const LastWord::Subject& subject, const SearchProgress* progress,
                 Limit limit) {
    const std::uint64_t found = found_by(progress);
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

LastWord::LastWord(FileOutput& out, FileOutput& err, const std::atomic<bool>& interrupted)
    : out_(out), err_(err), interrupted_(interrupted) {
    current = this;
    struct sigaction action = {};
    action.sa_handler = hear_timer;
    ::sigaction(SIGALRM, &action, nullptr);
    make_timer();
}

LastWord::~LastWord() {
    end_above_memory(0, nullptr);
    delete_timer();
    current = nullptr;
}

void LastWord::obey(const Limits& limits) {
    if (limits.memory_used != nullptr)
        end_above_memory(limits.memory_bytes + limits.memory_bytes / kMemoryGracePart, hear_memory);
    if (limits.deadline) set_timer(limits.deadline->time_since_epoch() + kGrace, TIMER_ABSTIME);
}

void LastWord::forget_time() {
    if (!interrupted_) set_timer({}, 0);
}

void LastWord::hear_interrupt() {
    set_timer(kGrace, 0);
}

void LastWord::hear_timer(int) {
    LastWord* const self = current;
    if (self == nullptr || is_speaking.exchange(true)) return;
    self->speak(self->interrupted_ ? Limit::Interrupt : Limit::Time);
}

/// Several threads may come by, and none may go on.
void LastWord::hear_memory() {
    LastWord* const self = current;
    if (self == nullptr) return;
    if (!is_speaking.exchange(true)) self->speak(Limit::Memory);
    for (;;) ::pause();
}

void LastWord::speak(Limit limit) {
    const Subject* const subject = subject_;
    ShortText answer;
    if (subject != nullptr && subject->answers == AnswersAs::Json)
        append_json(answer, *subject, progress_, limit);
    if (subject != nullptr && subject->answers == AnswersAs::Text)
        append_text(answer, *subject, progress_, limit);
    FileOutput* const instead = instead_;
    const bool is_written = (instead != nullptr ? *instead : out_).end_with(answer.view());
    if (answer.view().empty()) {
        complain(limit, subject, "nothing more is known");
    } else if (!is_written) {
        complain(limit, subject, "its answer could not be written in full");
    } else {
        err_.end_with("");
    }
    ::_exit(static_cast<int>(ExitCode::Stopped));
}

void LastWord::complain(Limit limit, const Subject* subject, std::string_view what) {
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
    err_.end_with(message.view());
}

SpokenOf::SpokenOf(LastWord* last_word, const std::string& name, AnswersAs answers)
    : last_word_(last_word),
      subject_{name, answers == AnswersAs::Json ? JsonLines::beginning(name) : std::string(), answers} {
    if (last_word_ != nullptr) before_ = last_word_->speak_of(&subject_);
}

SpokenOf::~SpokenOf() {
    if (last_word_ != nullptr) last_word_->speak_of(before_);
}

}  // namespace sator
