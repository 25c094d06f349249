#include "sator/create/kinds/plan_by_recipe.hpp"

#include "sator/create/kinds/grid_size.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kRecipeParameters[] = {kSizeParameter};

}  // namespace

CreatedKind kind_by_recipe(KindRecipe recipe, std::string_view name) {
    const bool takes_few_rules = recipe.designs_regions();
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
    return way.recipe->plan(*size, context.bases, random);
}

}  // namespace sator::create
