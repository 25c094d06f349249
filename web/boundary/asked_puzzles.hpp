#pragma once

#include <chrono>
#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "web/boundary/progress_poll.hpp"
#include "web/boundary/reply.hpp"
#include "web/boundary/request.hpp"

namespace sator::web {

/// A question while it is answered: its request, its limits, and the reply so far.
struct Question {
    explicit Question(const Request& asked);
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    const Request& request;
    Reply reply;
    ProgressPoll progress;
    Limits limits;
    ClueCache clue_cache = {};
    Resources resources;

    /// Answers that a limit was reached before a puzzle was begun. `ending` has the fields that every answer to the
    /// question has, each after a comma.
    void report_stopped(const std::string& name, Limit limit, std::string_view ending = "");
};

/// A puzzle of a request, and the time that reading it took.
struct AskedPuzzle {
    std::string name;
    std::shared_ptr<const Puzzle> puzzle;
    std::chrono::nanoseconds seconds{};
};

/// Reads the puzzles of a request and answers those that can be read, one by one. After a limit is reached, only the
/// first puzzle is begun.
void for_each_puzzle(Question& question, const std::function<void(const AskedPuzzle&)>& answer,
                     std::string_view ending = "");

/// Answers a puzzle for each of its initial drawings, or once if it has none. `name` names puzzle and drawing.
void for_each_initial(Question& question, const AskedPuzzle& asked,
                      const std::function<void(std::size_t initial, const std::string& name)>& answer,
                      std::string_view ending = "");

/// Does both, with the context of each puzzle's rules.
using AnswerWithContext =
    std::function<void(const PuzzleContext& context, std::size_t initial, const std::string& name)>;
void for_each_context(Question& question, const AnswerWithContext& answer, std::string_view ending = "");

}  // namespace sator::web
