// The kinds of sator/kinds that are made by the general recipe. Their texts are the table.

#include <algorithm>
#include <deque>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_recipe.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::create {

namespace {

bool is_made_otherwise(std::string_view kind, std::span<const CreatedKind> others) {
    return std::ranges::find(others, kind, &CreatedKind::kind) != others.end();
}

}  // namespace

std::vector<CreatedKind> recipe_kinds(std::span<const CreatedKind> others) {
    static std::deque<std::string> names;  // of the rows, which live as long as the program
    std::vector<CreatedKind> rows;
    for (const text::Kind& kind : text::KindTable::standard().rows()) {
        const bool has_recipe = kind.definition != nullptr && kind.definition->algorithm.empty();
        if (!has_recipe || is_made_otherwise(kind.name, others)) continue;
        auto recipe = KindRecipe::of(kind.definition->shared_from_this(), "");
        if (recipe)
            rows.push_back(
                kind_by_recipe(std::move(*recipe), names.emplace_back(puzzle::hyphenated(kind.name))));
    }
    return rows;
}

}  // namespace sator::create
