#include "cli/campaign/search_plan.hpp"

#include <utility>
#include <vector>

#include "cli/campaign/built_from.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "cli/campaign/sealed_text.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/plans/plan_check.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/text/value_words.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/write/tidy_text.hpp"

namespace sator::cli {

namespace {

/// Returns candidates for the text of the puzzle in Sator's language: the tidy form of its own text, and the text of the writer.
std::vector<std::string> possible_texts(const Puzzle& puzzle, const ask::Source& source) {
    std::vector<std::string> texts;
    if (source.texts.size() == 1 && source.texts[0].text)
        texts.push_back(text::tidy_text(*source.texts[0].text, Registry::standard()));
    for (const Format& format : standard_formats()) {
        if (format.name != "sator") continue;
        const auto written = write_puzzle(format, puzzle);
        if (written && written->losses.empty()) texts.push_back(written->text);
    }
    return texts;
}

/// Stores the first candidate that is read as the same puzzle.
std::expected<void, Diagnostic> store_puzzle(ask::Plan& plan, const Puzzle& puzzle, const ask::Source& source,
                                             const std::string& path) {
    for (const std::string& text : possible_texts(puzzle, source)) {
        NamedFiles files;
        const auto read = read_one_puzzle(text, path, files.resources());
        if (!read || !(*read == puzzle)) continue;
        const auto solver = PuzzleSolver::build(*read, {.files = files.resources()});
        if (!solver) return std::unexpected(solver.error().front());
        plan.puzzle = text;
        plan.puzzle_hash = sha256(text);
        plan.files = files.read();
        return {};
    }
    return std::unexpected(call_error("the puzzle cannot be written into a plan",
                                      "write it in Sator's language, with all that its options say; its word "
                                      "lists must be found from the plan's folder, too"));
}

std::vector<std::string> value_names(const Puzzle& puzzle, const std::vector<ValueId>& values) {
    std::vector<std::string> names;
    for (const ValueId value : values) names.push_back(ValueWords{}.of(puzzle, value));
    return names;
}

}  // namespace

std::expected<ask::Plan, Diagnostic> search_plan(const ask::SplitAnswer& split, const ask::Source& source,
                                                 const std::string& path, std::string request) {
    const Puzzle& puzzle = *split.asked.puzzle;
    ask::Plan plan{.made_by = this_program(), .request = std::move(request)};
    if (auto stored = store_puzzle(plan, puzzle, source, path); !stored)
        return std::unexpected(stored.error());
    plan.factor = split.orders.factor;
    plan.size = split.tree.size;
    for (const auto& [lesser, greater] : split.orders.orders)
        plan.orders.emplace_back(cell_name(puzzle.grid, lesser), cell_name(puzzle.grid, greater));
    for (const ask::SearchTree::Node& node : split.tree.nodes)
        plan.nodes.push_back({ask::planned_values(puzzle, node.values), cell_name(puzzle.grid, node.cell),
                              value_names(puzzle, node.refuted)});
    for (const ask::SearchTree::Part& part : split.tree.parts)
        plan.parts.push_back({.share = part.share, .values = ask::planned_values(puzzle, part.values)});
    return plan;
}

}  // namespace sator::cli
