#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

#include "cli/answers_as.hpp"
#include "cli/output.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/search_progress.hpp"

namespace sator {

/// Keeps limits where nobody else does: what is under way asks them every few milliseconds, but for what
/// nobody foresaw. A little behind a limit the program ends, whatever it is doing, says what is known of the
/// puzzle that it was about, and exits with ExitCode::Stopped. Costs nothing until then: it is the handler of
/// a timer's signal, and what allocates asks it where memory is counted.
class LastWord {
  public:
    /// Owns none of them. One at a time; nothing where there is no such timer. `interrupted`: true from the
    /// interrupt on.
    LastWord(FileOutput& out, FileOutput& err, const std::atomic<bool>& interrupted);
    LastWord(const LastWord&) = delete;
    LastWord& operator=(const LastWord&) = delete;
    ~LastWord();

    /// From here on the program obeys these limits.
    void obey(const Limits& limits);
    /// All is known, and only to be handed on: the time no longer matters.
    void forget_time();
    /// After an interrupt, from its handler.
    static void hear_interrupt();

    /// The puzzle that is being answered, and where its answer goes; none: no puzzle.
    struct Subject {
        std::string name, json_beginning;  ///< the latter where answers are JSON
        AnswersAs answers = AnswersAs::Text;
    };
    /// Answers whom it has spoken of until now. Not owned.
    const Subject* speak_of(const Subject* subject) { return subject_.exchange(subject); }
    /// In the place of the answers' output; null: that one again. Not owned.
    void speak_through(FileOutput* out) { instead_.store(out, std::memory_order_release); }
    /// How far its search is; null: none is under way.
    void follow(const SearchProgress* progress) { progress_.store(progress, std::memory_order_release); }

  private:
    static void hear_timer(int signal);
    static void hear_memory();
    [[noreturn]] void speak(Limit limit);
    void complain(Limit limit, const Subject* subject, std::string_view what);

    FileOutput& out_;
    std::atomic<FileOutput*> instead_ = nullptr;
    FileOutput& err_;
    std::atomic<const Subject*> subject_ = nullptr;
    std::atomic<const SearchProgress*> progress_ = nullptr;
    const std::atomic<bool>& interrupted_;
};

/// While it lives, the last word is about this puzzle. `last_word`: null where there is none.
class SpokenOf {
  public:
    SpokenOf(LastWord* last_word, const std::string& name, AnswersAs answers);
    SpokenOf(const SpokenOf&) = delete;
    SpokenOf& operator=(const SpokenOf&) = delete;
    ~SpokenOf();

  private:
    LastWord* last_word_;
    LastWord::Subject subject_;
    const LastWord::Subject* before_ = nullptr;
};

}  // namespace sator
