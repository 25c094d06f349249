#include "sator/create/kinds/plan_by_recipe.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/create/kinds/grid_size.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kRecipeParameters[] = {kSizeParameter};

/// Whether a loop passes all places of a grid: `loop line all at links` in the kind's text, and no blocks.
bool has_loop_through_all(const text::KindDefinition& kind) {
    const bool has_blocks = std::ranges::any_of(kind.drawings, [](const text::KindDrawing& drawing) {
        return std::ranges::find(drawing.signs, text::KindSign::Place::Block, &text::KindSign::place) !=
               drawing.signs.end();
    });
    return !has_blocks && std::ranges::any_of(kind.lines, [](const text::KindLine& line) {
        return line.word == "loop" && line.conditions.empty() &&
               to_utf8(line.text.text).ends_with(" all at links");
    });
}

}  // namespace

CreatedKind kind_by_recipe(KindRecipe recipe, std::string_view name) {
    const bool takes_few_rules = recipe.takes_few_rules();
    const auto shared = std::make_shared<const KindRecipe>(std::move(recipe));
    return {.name = name,
            .kind = shared->definition().name,
            .example = {},
            .parameters = kRecipeParameters,
            .usual_symmetry = shared->usual_symmetry(),
            .takes_few_rules = takes_few_rules,
            .way = ByRecipe{shared}};
}

PlanResult plan_by_recipe(const ByRecipe& way, const KindContext& context, RandomSource& random) {
    const GridSizes& sizes = way.recipe->sizes();
    if (way.recipe->is_square()) {
        const auto rows = square_size(context, sizes.usual, sizes.least, sizes.most);
        if (!rows) return failure(rows);
        return way.recipe->plan({*rows, *rows}, context.bases, random);
    }
    const auto size = grid_size(context, std::to_string(sizes.usual), sizes.least, sizes.most);
    if (!size) return failure(size);
    // On a chessboard, a closed line takes turns between black and white cells.
    if (size->columns * size->rows % 2 == 1 && has_loop_through_all(way.recipe->definition()))
        return mistake(
            "--size " + size->text() +
                ": this grid has an odd number of cells, and no closed line passes all of them",
            "write e.g. --size " + std::to_string(size->columns + 1) + "x" + std::to_string(size->rows));
    return way.recipe->plan(*size, context.bases, random);
}

}  // namespace sator::create
