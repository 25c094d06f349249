#include "sator/create/recipe/kind_recipe.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/create/recipe/number_refinement.hpp"
#include "sator/create/recipe/printed_board.hpp"
#include "sator/create/recipe/recipe_clues.hpp"
#include "sator/create/recipe/region_refinement.hpp"
#include "sator/create/recipe/sign_refinement.hpp"
#include "sator/create/shapes/random_cages.hpp"
#include "sator/create/symmetry/cell_symmetry.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

namespace {

using text::KindDefinition;
using text::KindDrawing;
using text::KindSign;

/// Exchanges of cells at the borders for each cell: enough that nothing is left of the regions' first shape.
constexpr std::size_t kExchangesPerCell = 12;

/// Returns the drawing that a puzzle without flags has; null if the kind says nothing about it.
const KindDrawing* usual_drawing(const KindDefinition& definition) {
    const auto found = std::ranges::find_if(definition.drawings, [](const KindDrawing& drawing) {
        return std::ranges::all_of(drawing.conditions, [](const text::KindCondition& condition) {
            return condition.is_negated || condition.name == "drawing";
        });
    });
    return found == definition.drawings.end() ? nullptr : &*found;
}

/// Whether a sign is part of the grid, and no clue: a block without a number, or a tree.
bool makes_grid(const KindSign& sign) {
    if (sign.place == KindSign::Place::Between || !sign.value.empty() || sign.patterns.front().has_numbers())
        return false;
    return sign.place == KindSign::Place::Block || !sign.name.empty();
}

/// Whether a drawing has no clues but the numbers of blocks, and no block without one. Such a block cannot be placed before its
/// number is known.
bool has_only_numbered_blocks(const KindDrawing& drawing) {
    return !drawing.signs.empty() && std::ranges::all_of(drawing.signs, [](const KindSign& sign) {
        const bool has_numbers = sign.patterns.front().has_numbers();
        return sign.place == KindSign::Place::Block ? has_numbers
                                                    : sign.place == KindSign::Place::Cell && !has_numbers;
    }) && std::ranges::any_of(drawing.signs, [](const KindSign& sign) {
        return sign.place == KindSign::Place::Block;
    });
}

bool is_sign(const KindSign& sign, const std::string& written) {
    return std::ranges::any_of(sign.patterns, [&](const text::SignPattern& pattern) {
        return to_utf8(pattern.written()) == written;
    });
}

/// Returns why the recipe would make other puzzles than those of the kind; empty if it does not.
std::string unmade_clues(const KindDefinition& definition) {
    for (const text::KindLine& line : definition.lines) {
        const std::string text = to_utf8(line.text.text);
        const bool has_number =
            std::ranges::any_of(text.substr(0, text.find(": ")), [](char c) { return c >= 'A' && c <= 'Z'; });
        if (line.word == "clues" && text.contains(": ") && !text.starts_with("each ") && has_number)
            return "its clues are lines of numbers";
        if (line.word == "negative" && line.conditions.empty())
            return "a sign that is missing says something";
    }
    return {};
}

/// A grid of this size, whose cells can be asked for.
std::expected<Grid, CreateFailure> plain_grid(const MadeGridSize& size, BasePuzzles& bases) {
    auto puzzle = bases.read("grid " + size.text() + "\nrange 1 2\n");
    if (!puzzle) return failure(puzzle);
    return std::move(puzzle->grid);
}

/// Regions of random shape: of sizes between two bounds, or as large as a row if there are none.
Partition random_regions(const Grid& grid, const CreateLines& lines, RandomSource& random) {
    if (lines.most_region > 0)
        return random_cages(
            grid, lines.least_region, lines.most_region, [](const Slot&) { return true; }, random);
    Partition regions(grid);
    for (const Sequence& row : rows_of(grid)) {
        for (const CellId cell : row.cells) {
            if (cell != row.cells[0]) regions.move(cell, regions.part_of(row.cells[0]));
        }
    }
    regions.tidy();
    shuffle_borders(regions, random, kExchangesPerCell * regions.cell_count());
    return regions;
}

}  // namespace

KindRecipe::KindRecipe(std::shared_ptr<const KindDefinition> definition, std::string definitions,
                       CreateLines lines)
    : definition_(std::move(definition)),
      definitions_(std::move(definitions)),
      lines_(std::move(lines)),
      drawing_(usual_drawing(*definition_)) {}

std::expected<KindRecipe, Diagnostic> KindRecipe::of(std::shared_ptr<const KindDefinition> definition,
                                                     std::string definitions) {
    auto lines = read_create_lines(*definition);
    if (!lines) return failure(lines);
    if (!lines->none.empty())
        return std::unexpected(error_at(
            definition->span, "no puzzle of the kind '" + definition->name + "' is made: " + lines->none,
            lines->hint));
    for (const text::KindParameter& parameter : definition->parameters) {
        if (parameter.is_optional || parameter.usual || parameter.name == "SIZE") continue;
        return std::unexpected(error_at(definition->span,
                                        "no puzzle of the kind '" + definition->name +
                                            "' is made, because its " + parameter.name +
                                            " has no usual value",
                                        "write e.g. " + parameter.name + "=1 in the kind's first line"));
    }
    if (const std::string reason = unmade_clues(*definition); !reason.empty())
        return std::unexpected(error_at(
            definition->span, "no puzzle of the kind '" + definition->name + "' is made, because " + reason,
            "sator create --from FILE chooses the known values of yours"));
    KindRecipe recipe(std::move(definition), std::move(definitions), std::move(*lines));
    if (recipe.drawing_ == nullptr) return recipe;
    const std::string& name = recipe.definition_->name;
    if (recipe.drawing_->use == Use::Clues)
        return std::unexpected(error_at(
            recipe.definition_->span,
            "no puzzle of the kind '" + name + "' is made, because its drawing has the cells of clues",
            "sator create --from FILE chooses the known values of yours"));
    if (has_only_numbered_blocks(*recipe.drawing_) && recipe.definition_->line("lists") == nullptr)
        return std::unexpected(
            error_at(recipe.definition_->span,
                     "no puzzle of the kind '" + name + "' is made, because each of its blocks has a number",
                     "give its drawing a block without a number, too: '# block'"));
    for (const KindSign& sign : recipe.drawing_->signs) {
        const auto is_placed = [&](const SignPlacement& placement) { return is_sign(sign, placement.sign); };
        const std::string mark = to_utf8(sign.patterns.front().written());
        const bool is_clue = std::ranges::find(recipe.lines_.clues, mark) != recipe.lines_.clues.end();
        if (!makes_grid(sign) || is_clue || std::ranges::any_of(recipe.lines_.placements, is_placed))
            continue;
        if (sign.place == KindSign::Place::Block) {
            recipe.lines_.placements.push_back({.sign = mark, .symmetry = "rotation"});
            continue;
        }
        return std::unexpected(
            error_at(recipe.definition_->span,
                     "the kind '" + name + "' does not say how many cells have the sign " + mark,
                     "add the line 'create place " + mark + " 15%' or 'create clue " + mark + "' to it"));
    }
    return recipe;
}

bool KindRecipe::takes_known_values() const {
    if (drawing_ == nullptr || drawing_->use == Use::Values || lines_.has_known_values) return true;
    if (!definition_->values.empty()) return false;
    return drawing_->use == Use::Regions || std::ranges::none_of(drawing_->signs, [](const KindSign& sign) {
               return sign.patterns.front().has_numbers();
           });
}

/// Whether some signs in cells are placed before the grid is filled: they may move.
bool KindRecipe::places_signs_in_cells() const {
    return std::ranges::any_of(lines_.placements, [&](const SignPlacement& placement) {
        return placement.percent > 0 && std::ranges::any_of(drawing_->signs, [&](const KindSign& sign) {
                   return sign.place == KindSign::Place::Cell && is_sign(sign, placement.sign);
               });
    });
}

bool KindRecipe::designs_regions() const {
    return drawing_ != nullptr && drawing_->use == Use::Regions && !takes_known_values() &&
           definition_->line("lists") == nullptr;
}

/// Returns what stands above the drawing.
std::string KindRecipe::head(const MadeGridSize& size) const {
    const bool is_drawn =
        drawing_ != nullptr && (drawing_->use == Use::Signs || drawing_->use == Use::Regions);
    const bool has_size = !is_drawn && definition_->parameter("SIZE") != nullptr;
    return definitions_ + definition_->name + (has_size ? " " + size.text() : "") + "\n";
}

/// Returns the statements that the solution obeys in addition.
std::string KindRecipe::wanted_statements(const MadeGridSize& size) const {
    constexpr std::size_t kAll = 100;
    std::string text;
    std::size_t number = 0;  // of the digits that the text ends with
    for (const char c : lines_.with) {
        if (c == '%') {
            while (!text.empty() && is_digit(text.back())) text.pop_back();
            text += std::to_string(size.columns * size.rows * number / kAll);
            continue;
        }
        number = is_digit(c) ? 10 * number + static_cast<std::size_t>(c - '0') : 0;
        text += c;
    }
    return text;
}

std::expected<void, CreateFailure> KindRecipe::place_signs(PrintedBoard& board, BasePuzzles& bases,
                                                           RandomSource& random) const {
    constexpr std::size_t kAll = 100;
    for (const SignPlacement& placement : lines_.placements) {
        if (placement.percent == 0) continue;
        const auto sign = std::ranges::find_if(
            drawing_->signs, [&](const KindSign& one) { return is_sign(one, placement.sign); });
        if (sign == drawing_->signs.end())
            return mistake("the kind '" + definition_->name + "' places the sign " + placement.sign +
                           ", which its drawing does not have");
        const auto grid = plain_grid({board.columns(), board.rows()}, bases);
        if (!grid) return failure(grid);
        const auto orbits = cell_orbits(*grid, placement.symmetry);
        if (!orbits) return mistake(orbits.error());
        for (const Orbit& orbit : *orbits) {
            const bool is_free =
                std::ranges::all_of(orbit, [&](CellId c) { return board.is_open(c.index()); });
            if (!is_free || random.below(kAll) >= placement.percent) continue;
            for (const CellId cell : orbit)
                board.put(cell.index(), placement.sign, sign->place == KindSign::Place::Block);
        }
    }
    return {};
}

PlanResult KindRecipe::plan_printed(const MadeGridSize& size, BasePuzzles& bases,
                                    RandomSource& random) const {
    const bool has_gaps = std::ranges::any_of(
        drawing_->signs, [](const KindSign& sign) { return sign.place == KindSign::Place::Between; });
    PrintedBoard board(head(size), size, has_gaps, 1);
    if (drawing_->has_regions) {
        const auto grid = plain_grid(size, bases);
        if (!grid) return failure(grid);
        board.set_regions(random_regions(*grid, lines_, random));
    }
    if (auto placed = place_signs(board, bases, random); !placed) return failure(placed);
    auto plan = plan_with_random_solution(board.text(), bases, random, wanted_statements(size));
    const bool is_refused = !plan && plan.error().reason == CreateFailure::Reason::Mistake;
    if (is_refused && !lines_.placements.empty())
        return not_met("the kind refuses these places of its signs: " + plan.error().problem.message);
    if (!plan) return plan;
    plan->write = [board](const Plan& stated, const Chosen& chosen) { return board.text(stated, chosen); };
    if (lines_.fills_cells) {
        if (!refine_by_numbers(*plan, std::move(board), bases, random))
            return not_met("no numbers fit the filling");
        return plan;
    }
    add_drawn_clues(*plan, *drawing_, lines_.clues, board, bases, random);
    if (places_signs_in_cells()) refine_by_signs(*plan, std::move(board), bases);
    return plan;
}

PlanResult KindRecipe::plan_regions(const MadeGridSize& size, BasePuzzles& bases,
                                    RandomSource& random) const {
    const auto grid = plain_grid(size, bases);
    if (!grid) return failure(grid);
    Partition regions = random_regions(*grid, lines_, random);
    const auto text = [head = head(size), grid = *grid](const Partition& parts) {
        return head + parts_drawing(parts, grid);
    };
    auto plan = plan_with_random_solution(text(regions), bases, random, wanted_statements(size));
    if (plan && designs_regions()) refine_by_regions(*plan, std::move(regions), text, bases);
    return plan;
}

/// Without a size in its first line, the kind's drawing has the known values.
PlanResult KindRecipe::plan_values(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const {
    if (definition_->parameter("SIZE") != nullptr)
        return plan_with_random_solution(head(size), bases, random, wanted_statements(size));
    const PrintedBoard board(head(size), size, false, 1);
    auto plan = plan_with_random_solution(board.text(), bases, random, wanted_statements(size));
    if (plan)
        plan->write = [board](const Plan& stated, const Chosen& chosen) {
            return board.text(stated, chosen);
        };
    return plan;
}

PlanResult KindRecipe::plan(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const {
    const Use use = drawing_ == nullptr ? Use::Values : drawing_->use;
    PlanResult plan = use == Use::Signs     ? plan_printed(size, bases, random)
                      : use == Use::Regions ? plan_regions(size, bases, random)
                                            : plan_values(size, bases, random);
    if (!plan) return plan;
    add_list_clues(*plan, *definition_, size, bases);
    const bool has_own_clues = !plan->clues.empty();
    if (takes_known_values()) add_known_values(*plan);
    if (!has_own_clues && plan->clues.empty() && !plan->refine)
        return not_met("no clue of the kind is true of the grid");
    return plan;
}

}  // namespace sator::create
