#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "sator/ask/values/answer.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

/// A puzzle of a source that was read, or why it was not.
struct AskedPuzzle {
    std::string name;  ///< of the puzzle, or of its text if there is no puzzle
    std::expected<std::shared_ptr<const Puzzle>, Diagnostic> puzzle;
    std::chrono::nanoseconds seconds{};  ///< its share of the time for reading
    /// The limit that stopped the reading of its text. Then there is no puzzle.
    std::optional<Limit> stopped = {};
};

/// One of all solutions, handed over when it is found. If rules rank solutions, all come at the end, the best first.
struct ListedSolution {
    std::uint64_t number = 1;
    std::span<const Value> values;  ///< valid during the call
    std::optional<std::int64_t> score = {};
};

/// A search for solutions that is about to begin.
struct PlannedSearch {
    const Asked& asked;
    PuzzleSolver& solver;
    SolveOptions options;
    bool is_count = false;  ///< all solutions are counted
    /// Takes each solution of a search that is no count.
    std::function<bool(std::span<const Value>)> take;
};

/// Takes the answers to a question, and sees how the work goes on: a program writes text or JSON, a page sends messages. Everything
/// but `answer` may be left out. The calls come in the order in which they are declared, all by the thread that asked.
class Listener {
  public:
    virtual ~Listener() = default;

    /// All puzzles are read. An error ends the question, e.g. if it takes only one puzzle.
    virtual std::expected<void, Diagnostic> begin(std::span<const AskedPuzzle>) { return {}; }
    /// Whether the next puzzle is to be answered, too.
    virtual bool wants_more() { return true; }
    /// A puzzle, or another of its initial grids, is answered next; `index` counts them, from 0. Everything that is said until the
    /// matching `end_…` is about it.
    virtual void begin_puzzle(const AskedPuzzle&, std::size_t /*index*/) {}
    virtual void begin_grid(const Asked&, std::size_t /*index*/) {}

    /// A search begins. The counters that are returned show how far it has come; null if no counters are needed.
    virtual SearchProgress* begin_search(const Asked&) { return nullptr; }
    /// May do the search itself, e.g. in pieces, and return its outcome. nullopt: the asker does it. The error is a mistake in the
    /// call.
    virtual std::expected<std::optional<Outcome>, Diagnostic> search(const PlannedSearch&) {
        return std::nullopt;
    }
    /// Takes one of all solutions; returns whether to go on.
    virtual bool solution(const Asked&, const ListedSolution&) { return true; }
    virtual void end_work() {}
    /// After a search, something else begins that takes long and ends with `end_work`, too.
    virtual void begin_remarks(const Asked&) {}
    /// Check has its verdict, and looks for what else is to be said.
    virtual void verdict(const Asked&, const CheckReport&, std::chrono::nanoseconds /*seconds*/) {}
    /// Whether Create is to make the puzzle of this seed. Any thread may call it.
    virtual bool wants_seed(std::uint64_t) { return true; }
    /// Create has not made the puzzle of this seed, because it is not wanted.
    virtual void pass_seed(std::uint64_t) {}

    /// The decision on an answer to Create.
    enum class Taken : std::uint8_t {
        Counts,  ///< it is one of those that were asked for
        Alike,   ///< it is left out, and a further seed takes its place
        Stop,    ///< nothing more is made
    };
    /// By default, an answer ends the question if it says that the request is wrong or that a limit was reached.
    virtual Taken take(const CreateAnswer& made);

    /// Takes an answer.
    virtual void answer(const Answer& answer) = 0;

    virtual void end_grid() {}
    virtual void end_puzzle() {}
};

}  // namespace sator::ask
