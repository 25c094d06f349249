// The kinds of sator/kinds that are made by the general recipe. Their texts are the table.

#include <algorithm>
#include <deque>

#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_recipe.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::create {

namespace {

bool is_made_otherwise(const std::string& name, std::span<const CreatedKind> others) {
    return std::ranges::any_of(others, [&](const CreatedKind& kind) {
        return kind.name == name || kind.folder == name || kind.name == name + "-sudoku" ||
               kind.name == name + "-puzzle" || kind.name == name + "-square";
    });
}

bool is_not_created(const std::string& name) {
    return std::ranges::find(kinds_not_created(), name, &KindNotCreated::folder) != kinds_not_created().end();
}

}  // namespace

std::vector<CreatedKind> recipe_kinds(std::span<const CreatedKind> others) {
    static std::deque<std::string> texts;  // of the rows, which live as long as the program
    std::vector<CreatedKind> rows;
    for (const text::Kind& kind : text::KindTable::standard().rows()) {
        const std::string name = hyphenated(kind.name);
        const bool has_recipe = kind.definition != nullptr && kind.definition->algorithm.empty();
        if (!has_recipe || is_made_otherwise(name, others) || is_not_created(name)) continue;
        auto recipe = KindRecipe::of(kind.definition->shared_from_this(), "");
        if (!recipe) continue;
        const std::string& summary = texts.emplace_back(rules_of(*kind.definition));
        rows.push_back(kind_by_recipe(std::move(*recipe), texts.emplace_back(name), summary));
    }
    return rows;
}

}  // namespace sator::create
