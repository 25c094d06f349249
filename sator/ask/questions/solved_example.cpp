#include "sator/ask/questions/solved_example.hpp"

#include <algorithm>
#include <memory>

#include "sator/base/assert.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

std::optional<std::string> solved_example(std::string_view example, std::span<const ExampleFile> files,
                                          const Limits& limits) {
    Resources resources([&](const std::string& path) -> std::optional<std::string> {
        const auto file = std::ranges::find(files, path, &ExampleFile::name);
        return file == files.end() ? std::nullopt : std::optional(file->text);
    });
    ReadResult found = read_puzzles(std::string(example), "", resources);
    SATOR_ASSERT(!found.empty() && found.front().has_value());
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*found.front()));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, limits);
    SATOR_ASSERT(solver.has_value());
    std::optional<std::string> drawing;
    const Outcome outcome = solver->solve({}, [&](std::span<const Value> values) {
        drawing = grid_text(*puzzle, values);
        return false;
    });
    SATOR_ASSERT(drawing || std::holds_alternative<Stopped>(outcome));
    return drawing;
}

}  // namespace sator::ask
