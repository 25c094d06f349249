#include "cli/answers/example_text.hpp"

#include <algorithm>
#include <memory>
#include <optional>

#include "sator/base/assert.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

std::string solutions_text(std::uint64_t count) {
    return count == 1 ? "One solution:" : std::to_string(count) + " solutions, the first:";
}

std::string solved_example(std::string_view example, std::span<const ExampleFile> files) {
    Resources resources([&](const std::string& path) -> std::optional<std::string> {
        const auto file = std::ranges::find(files, path, &ExampleFile::name);
        return file == files.end() ? std::nullopt : std::optional(file->text);
    });
    ReadResult found = read_puzzles(std::string(example), "", resources);
    SATOR_ASSERT(!found.empty() && found.front().has_value());
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*found.front()));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    SATOR_ASSERT(solver.has_value());
    std::string drawing;
    solver->solve({}, [&](std::span<const Value> values) {
        drawing = grid_text(*puzzle, values);
        return false;
    });
    return drawing;
}

std::string example_block(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty()) result += "    " + std::string(line);
        result += "\n";
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return result;
}

}  // namespace sator::cli
