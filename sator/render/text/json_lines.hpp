#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/solution_template.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::render {

/// The knowledge about the number of solutions of a puzzle.
enum class AnswerStatus : std::uint8_t { Unique, Multiple, None, Unknown };

/// Two solutions prove `Multiple` even if the search was stopped; `None` and `Unique` need a `complete`
/// search.
AnswerStatus answer_status(const BigCount& count, bool complete);

/// Returns "unique", "multiple", "none" or "unknown".
std::string_view name_of(AnswerStatus status);

/// The content of an answer line, apart from the puzzle itself.
struct SearchReport {
    BigCount count;         ///< a lower bound unless `complete`
    bool complete = false;  ///< the search was finished
    /// The solutions to show. nullopt if the line has no `solutions`, e.g. because each solution was printed
    /// on its own line.
    std::optional<std::vector<std::vector<Value>>> solutions;
    std::vector<std::int64_t> scores;  ///< of each solution, if the puzzle's rules rank them; otherwise empty
    std::optional<double> share_done;  ///< share of the search space, if a limit stopped the search
    std::chrono::nanoseconds read{}, build{}, solve{};
    std::uint64_t nodes = 0, conflicts = 0;
};

/// Writes what --json prints for one puzzle: one object per line, each line ending in a newline. Invalid
/// UTF-8 is replaced by U+FFFD.
class JsonLines {
  public:
    /// `puzzle` is not owned. `name` is the name shown in answers: the puzzle's own name plus that of an
    /// initial drawing.
    JsonLines(const Puzzle& puzzle, std::string_view name, ValueWords words = {});

    /// Builds the parts that all solutions have in common, so that `solution` is fast.
    void prepare_template();

    /// {"sator":1,"puzzle":…,"status":…,"count":…,"complete":…,"alphabet":…,"done":0.25,"solutions":[{"score":…,"grid":…}],"seconds":{…},"search":{…}}
    std::string answer(const SearchReport& answer);
    /// {"sator":1,"puzzle":…,"solution":7,"score":…,"grid":…}; `number` counts from 1. The score is present
    /// only if rules rank solutions.
    std::string solution(const BigCount& number, std::span<const Value> values,
                         std::optional<std::int64_t> score = {});
    /// {"sator":1,"puzzle":…,"status":"error","message":…,"line":…,"column":…}; the last two are 0 if no
    /// place is known.
    static std::string error(std::string_view name, const Diagnostic& error);

    /// Returns the beginning of each line about a puzzle: {"sator":1,"puzzle":…
    static std::string line_prefix(std::string_view name);
    /// {"sator":1,"puzzle":…,"status":"unknown","message":…}: a limit was reached before the search began.
    /// `ending` has further fields, each after a comma.
    static std::string stopped(std::string_view name, Limit limit, std::string_view ending = "");

  private:
    std::string line_prefix() const;
    void append_grid(std::string& line, std::span<const Value> values);
    void append_between(std::string& line, std::span<const Value> values);
    const std::string& in_quotes(Value value);

    const Puzzle& puzzle_;
    ValueWords words_;
    std::string name_;                  // quoted
    std::vector<std::string> symbols_;  // quoted, each at its first use
    std::vector<std::string>
        between_;  // quoted names of the positions between cells, made at their first use
    std::optional<SolutionTemplate> grid_;  // set by `prepare_template`
};

}  // namespace sator::render
