#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

#include "cli/process/answer_format.hpp"
#include "cli/process/output.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/search/search_progress.hpp"

namespace sator {

/// Keeps limits where nobody else does: what is under way asks them every few milliseconds, but for what
/// nobody foresaw. A little behind a limit the program ends, whatever it is doing, says what is known of the
/// puzzle that it was about, and exits with ExitCode::Stopped. Costs nothing until then: it is the handler of
/// a timer's signal, and what allocates asks it where memory is counted.
class HardLimit {
  public:
    /// Owns none of them. One at a time; nothing where there is no such timer. `interrupted`: true from the
    /// interrupt on.
    HardLimit(FileOutput& out, FileOutput& err, const std::atomic<bool>& interrupted);
    HardLimit(const HardLimit&) = delete;
    HardLimit& operator=(const HardLimit&) = delete;
    ~HardLimit();

    /// From here on the program obeys these limits.
    void enforce(const Limits& limits);
    /// All is known, and only to be handed on: the time no longer matters.
    void cancel_deadline();
    /// After an interrupt, from its handler.
    static void on_interrupt();

    /// The puzzle that is being answered, and where its answer goes; none: no puzzle.
    struct Subject {
        std::string name, json_beginning;  ///< the latter where answers are JSON
        AnswerFormat answers = AnswerFormat::Text;
    };
    /// Answers whom it has spoken of until now. Not owned.
    const Subject* exchange_subject(const Subject* subject) { return subject_.exchange(subject); }
    /// In the place of the answers' output; null: that one again. Not owned.
    void redirect_to(FileOutput* out) { redirected_out_.store(out, std::memory_order_release); }
    /// How far its search is; null: none is under way.
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

/// While it lives, the last word is about this puzzle. `hard_limit`: null where there is none.
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

}  // namespace sator
