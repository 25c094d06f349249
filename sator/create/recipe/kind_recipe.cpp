#include "sator/create/recipe/kind_recipe.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/create/recipe/drawn_filling.hpp"
#include "sator/create/recipe/number_refinement.hpp"
#include "sator/create/recipe/printed_board.hpp"
#include "sator/create/recipe/recipe_clues.hpp"
#include "sator/create/recipe/recipe_regions.hpp"
#include "sator/create/recipe/region_design.hpp"
#include "sator/create/recipe/region_refinement.hpp"
#include "sator/create/recipe/sign_refinement.hpp"
#include "sator/create/symmetry/cell_symmetry.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

namespace {

using text::KindDefinition;
using text::KindDrawing;
using text::KindSign;

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
    if (sign.place == KindSign::Place::Between || sign.place == KindSign::Place::Corner ||
        !sign.value.empty() || sign.patterns.front().has_numbers())
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
        if (has_keys_of_regions(definition, line)) continue;
        const bool has_number =
            std::ranges::any_of(text.substr(0, text.find(": ")), [](char c) { return c >= 'A' && c <= 'Z'; });
        if (line.word == "clues" && text.contains(": ") && !text.starts_with("each ") && has_number)
            return "its clues are lines of numbers";
        if (line.word == "negative" && line.conditions.empty())
            return "a sign that is missing says something";
    }
    return {};
}

PrintedBoard::Layout layout_of(const KindDrawing& drawing) {
    if (drawing.draws_cells_and_corners()) return PrintedBoard::Layout::CellsAndCorners;
    if (drawing.draws_corners()) return PrintedBoard::Layout::Corners;
    const bool has_gaps = std::ranges::any_of(
        drawing.signs, [](const KindSign& sign) { return sign.place == KindSign::Place::Between; });
    return has_gaps ? PrintedBoard::Layout::Gaps : PrintedBoard::Layout::Cells;
}

/// Puts random numbers into a share of the cells.
void place_numbers(PrintedBoard& board, const CreateLines& lines, RandomSource& random) {
    constexpr std::size_t kAll = 100;
    for (const std::size_t place : board.cells()) {
        if (board.is_open(place) && random.below(kAll) < lines.fill_percent)
            board.put(place, std::to_string(random.between(lines.least_fill, lines.most_fill)), false);
    }
}

/// A grid of this size, whose cells can be asked for.
std::expected<Grid, CreateFailure> plain_grid(const MadeGridSize& size, BasePuzzles& bases) {
    auto puzzle = bases.read("grid " + size.text() + "\nrange 1 2\n");
    if (!puzzle) return failure(puzzle);
    return std::move(puzzle->grid);
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
        const bool is_written = !(lines->words.empty() && lines->filling.empty()) &&
                                parameter.type != text::KindParameter::Type::Flag;
        if (parameter.is_optional || parameter.usual || parameter.name == "SIZE" || is_written) continue;
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
    if (!recipe.lines_.filling.empty()) return recipe;
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

/// Whether blocks without numbers are all that a puzzle has.
bool KindRecipe::is_told_by_blocks() const {
    return drawing_ != nullptr && drawing_->use == Use::Signs && !takes_known_values() &&
           !lines_.placements.empty() && std::ranges::all_of(drawing_->signs, [](const KindSign& sign) {
               return sign.patterns.front().written() == U"." ||
                      (sign.place == KindSign::Place::Block && !sign.patterns.front().has_numbers());
           });
}

/// Whether some signs in cells are placed before the grid is filled: they may move.
bool KindRecipe::places_signs_in_cells() const {
    return std::ranges::any_of(lines_.placements, [&](const SignPlacement& placement) {
        return (placement.percent > 0 || placement.is_once) &&
               std::ranges::any_of(drawing_->signs, [&](const KindSign& sign) {
                   return sign.place == KindSign::Place::Cell && is_sign(sign, placement.sign);
               });
    });
}

bool KindRecipe::takes_few_rules() const {
    return lines_.takes_few_rules || designs_regions();
}

/// Whether the regions alone must leave one solution.
bool KindRecipe::designs_regions() const {
    return drawing_ != nullptr && drawing_->use == Use::Regions && !takes_known_values() &&
           definition_->line("lists") == nullptr;
}

/// Returns what stands above the drawing.
std::string KindRecipe::head(const MadeGridSize& size) const {
    const bool is_drawn =
        drawing_ != nullptr && (drawing_->use == Use::Signs || drawing_->use == Use::Regions);
    const bool has_size = !is_drawn && definition_->parameter("SIZE") != nullptr;
    return definitions_ + definition_->name + (lines_.words.empty() ? "" : " " + lines_.words) +
           (has_size ? " " + size.text() : "") + "\n";
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
        if (placement.percent == 0 && !placement.is_once) continue;
        const auto sign = std::ranges::find_if(
            drawing_->signs, [&](const KindSign& one) { return is_sign(one, placement.sign); });
        if (sign == drawing_->signs.end())
            return mistake("the kind '" + definition_->name + "' places the sign " + placement.sign +
                           ", which its drawing does not have");
        if (placement.is_once) {
            std::vector<std::size_t> open;
            for (std::size_t place = 0; place < board.place_count(); ++place) {
                if (board.is_open(place)) open.push_back(place);
            }
            if (open.empty()) return not_met("there is no place for the sign " + placement.sign);
            board.put(random.pick(open), placement.sign, sign->place == KindSign::Place::Block);
            continue;
        }
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
    PrintedBoard board(head(size), size, layout_of(*drawing_), 1);
    const auto grid = plain_grid(size, bases);
    if (!grid) return failure(grid);
    Partition regions = drawing_->has_regions ? random_regions(*grid, lines_, random) : Partition(*grid);
    if (auto placed = place_signs(board, bases, random); !placed) return failure(placed);
    if (drawing_->has_regions) {
        separate_blocks(board, regions);
        if (regions.parts().size() > kMostRegions) return not_met("there are more regions than letters");
        board.set_regions(regions);
    }
    const bool has_numbers_first = lines_.fills_cells && lines_.most_fill > 0;
    if (has_numbers_first) place_numbers(board, lines_, random);
    auto plan = plan_with_random_solution(board.text(), bases, random, wanted_statements(size));
    const bool is_refused = !plan && plan.error().reason == CreateFailure::Reason::Mistake;
    if (is_refused && (!lines_.placements.empty() || has_numbers_first))
        return not_met("the kind refuses these places of its signs: " + plan.error().problem.message);
    if (!plan) return plan;
    plan->write = [board](const Plan& stated, const Chosen& chosen) { return board.text(stated, chosen); };
    if (has_numbers_first) {
        refine_numbers_within(*plan, std::move(board), lines_.least_fill, lines_.most_fill, bases);
        return plan;
    }
    if (lines_.fills_cells) {
        if (!refine_by_numbers(*plan, std::move(board), bases, random))
            return not_met("no numbers fit the filling");
        return plan;
    }
    if (lines_.do_regions_move) {
        refine_by_region_design(
            *plan, {std::move(board), std::move(regions), numbers_of_regions(*definition_), {}}, bases);
        return plan;
    }
    add_drawn_clues(*plan, *drawing_, lines_.clues, board, bases, random);
    if (!places_signs_in_cells()) return plan;
    if (!settle_kept_clues(*plan, board, bases)) return not_met("the numbers do not fit together");
    refine_by_signs(*plan, std::move(board), bases);
    return plan;
}

/// Plans a puzzle whose filling is drawn by a maker of its own.
PlanResult KindRecipe::plan_filling(const MadeGridSize& size, BasePuzzles& bases,
                                    RandomSource& random) const {
    auto filling = filling_maker(lines_.filling)(size, random);
    if (!filling) return not_met("no such filling was found");
    const std::string line =
        definitions_ + definition_->name + (filling->words.empty() ? "" : " " + filling->words) + "\n";
    return plan_drawn_filling(std::move(*filling), PrintedBoard(line, size, layout_of(*drawing_), 1), bases);
}

PlanResult KindRecipe::plan_regions(const MadeGridSize& size, BasePuzzles& bases,
                                    RandomSource& random) const {
    const auto grid = plain_grid(size, bases);
    if (!grid) return failure(grid);
    Partition regions = random_regions(*grid, lines_, random);
    if (regions.parts().size() > kMostRegions) return not_met("there are more regions than letters");
    const bool has_keys = std::ranges::any_of(definition_->lines, [&](const text::KindLine& line) {
        return has_keys_of_regions(*definition_, line);
    });
    if (has_keys) return plan_keys(size, std::move(regions), bases, random);
    const auto text = [head = head(size), grid = *grid](const Partition& parts) {
        return head + parts_drawing(parts, grid);
    };
    auto plan = plan_with_random_solution(text(regions), bases, random, wanted_statements(size));
    if (plan && designs_regions()) refine_by_regions(*plan, std::move(regions), text, bases);
    return plan;
}

/// Plans a puzzle whose regions have numbers behind the kind's word. Rectangles stay as they are.
PlanResult KindRecipe::plan_keys(const MadeGridSize& size, Partition regions, BasePuzzles& bases,
                                 RandomSource& random) const {
    std::string first = head(size);
    first.pop_back();  // the end of the line
    RegionDesign design{PrintedBoard("", size, PrintedBoard::Layout::Cells, 1), std::move(regions),
                        RegionDesign::Numbers::Keys, std::move(first)};
    auto plan =
        plan_with_random_solution(design.text(std::vector<std::string>(design.regions.parts().size())), bases,
                                  random, wanted_statements(size));
    if (!plan) return plan;
    refine_by_region_design(*plan, std::move(design), bases);
    if (lines_.are_rectangles) plan->refine = {};
    return plan;
}

/// Without a size in its first line, the kind's drawing has the known values.
PlanResult KindRecipe::plan_values(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const {
    if (definition_->parameter("SIZE") != nullptr)
        return plan_with_random_solution(head(size), bases, random, wanted_statements(size));
    const PrintedBoard board(head(size), size, PrintedBoard::Layout::Cells, 1);
    auto plan = plan_with_random_solution(board.text(), bases, random, wanted_statements(size));
    if (plan)
        plan->write = [board](const Plan& stated, const Chosen& chosen) {
            return board.text(stated, chosen);
        };
    return plan;
}

PlanResult KindRecipe::plan(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const {
    const Use use = drawing_ == nullptr ? Use::Values : drawing_->use;
    // Few places of blocks leave a solution, e.g. a loop through all other cells, and such a try takes less than a millisecond.
    constexpr std::size_t kBlockTries = 20;
    for (std::size_t i = 1; i < kBlockTries && is_told_by_blocks(); ++i) {
        if (auto plan = plan_printed(size, bases, random)) return plan;
    }
    if (!lines_.filling.empty()) return plan_filling(size, bases, random);
    PlanResult plan = use == Use::Signs     ? plan_printed(size, bases, random)
                      : use == Use::Regions ? plan_regions(size, bases, random)
                                            : plan_values(size, bases, random);
    if (!plan) return plan;
    add_list_clues(*plan, *definition_, size, bases);
    const bool has_own_clues = !plan->clues.empty();
    if (takes_known_values()) add_known_values(*plan, lines_.has_known_values && use == Use::Regions);
    if (!has_own_clues && plan->clues.empty() && !plan->refine && !is_told_by_blocks())
        return not_met("no clue of the kind is true of the grid");
    return plan;
}

}  // namespace sator::create
