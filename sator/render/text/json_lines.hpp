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
#include "sator/base/limits.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/solution_template.hpp"

namespace sator {

/// What is known of how many solutions a puzzle has.
enum class AnswerStatus : std::uint8_t { Unique, Multiple, None, Unknown };

/// Two solutions prove `Multiple`, whatever ended the search; `None` and `Unique` need a `complete` one.
AnswerStatus answer_status(const BigCount& count, bool complete);

/// "unique", "multiple", "none", "unknown"
std::string_view name_of(AnswerStatus status);

/// All that an answer's line says besides the puzzle itself.
struct JsonAnswer {
    BigCount count;         ///< a lower bound unless `complete`
    bool complete = false;  ///< the search was finished
    /// To be shown; nothing where the line has no `solutions`, as after lines of their own.
    std::optional<std::vector<std::vector<Value>>> solutions;
    std::vector<std::int64_t> scores;  ///< of each of these, where the puzzle's rules rank them; else empty
    std::optional<double> share_done;  ///< of the search space, where a limit stopped the search
    std::chrono::nanoseconds read{}, build{}, solve{};
    std::uint64_t nodes = 0, conflicts = 0;
};

/// Writes what --json prints of one puzzle: an object a line, each ending in a newline.
/// Text that is no UTF-8 is mended with U+FFFD.
class JsonLines {
  public:
    /// `puzzle` is not owned. `name`: as answers call it, such as its own with what an initial drawing adds.
    JsonLines(const Puzzle& puzzle, std::string_view name);

    /// Makes what is the same in all solutions once.
    void prepare_template();

    /// {"sator":1,"puzzle":…,"status":…,"count":…,"complete":…,"alphabet":…,"done":0.25,"solutions":[{"score":…,"grid":…}],"seconds":{…},"search":{…}}
    std::string answer(const JsonAnswer& answer);
    /// {"sator":1,"puzzle":…,"solution":7,"score":…,"grid":…}; `number` counts from 1; scores only where
    /// rules rank solutions.
    std::string solution(const BigCount& number, std::span<const Value> values,
                         std::optional<std::int64_t> score = {});
    /// {"sator":1,"puzzle":…,"status":"error","message":…,"line":…,"column":…}, the last two 0 where no place
    /// is known.
    static std::string error(std::string_view name, const Diagnostic& error);

    /// {"sator":1,"puzzle":…: how each line about a puzzle begins.
    static std::string line_prefix(std::string_view name);
    /// {"sator":1,"puzzle":…,"status":"unknown","message":…}: a limit was reached before anything was asked.
    static std::string stopped(std::string_view name, Limit limit);

  private:
    std::string line_prefix() const;
    void append_grid(std::string& line, std::span<const Value> values);
    const std::string& quoted(Value value);

    const Puzzle& puzzle_;
    std::string name_;                      // quoted
    std::vector<std::string> symbols_;      // quoted, each when it is first asked for
    std::optional<SolutionTemplate> grid_;  // where many solutions are expected
};

}  // namespace sator
