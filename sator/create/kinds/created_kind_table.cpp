#include "sator/create/kinds/created_kind_table.hpp"

#include <algorithm>

#include "sator/create/kinds/kind_rows.hpp"

namespace sator::create {

namespace {

std::vector<CreatedKind> all_rows() {
    std::vector<CreatedKind> rows;
    for (const auto& part :
         {givens_kinds(), line_kinds(), mark_kinds(), list_kinds(), cage_kinds(), region_kinds(),
          object_kinds(), word_kinds(), nonogram_kinds(), kakuro_kinds(), domino_kinds()})
        rows.insert(rows.end(), part.begin(), part.end());
    rows.push_back(created_regex_crossword());
    rows.push_back(created_star_battle());
    rows.push_back(created_str8ts());
    rows.push_back(created_crossword());
    const std::vector<CreatedKind> by_recipe = recipe_kinds(rows);
    rows.insert(rows.end(), by_recipe.begin(), by_recipe.end());
    std::ranges::sort(rows, {}, &CreatedKind::name);
    return rows;
}

}  // namespace

std::span<const CreatedKind> created_kinds() {
    static const std::vector<CreatedKind> kRows = all_rows();
    return kRows;
}

std::vector<std::string_view> kinds_with_parameter(std::string_view name) {
    std::vector<std::string_view> names;
    for (const CreatedKind& kind : created_kinds()) {
        const auto own = std::ranges::find(kind.parameters, name, &CreateParameter::name);
        if (own != kind.parameters.end()) names.push_back(kind.name);
    }
    return names;
}

std::span<const KindNotCreated> kinds_not_created() {
    constexpr std::string_view kNoClues =
        "its puzzles have neither givens nor clues; sator solve lists or counts its grids";
    constexpr std::string_view kOwnRules =
        "each puzzle has rules of its own; sator create --from FILE chooses its givens";
    static constexpr KindNotCreated kNotCreated[] = {
        {"counting-circles",
         "the circles must be chosen before the grid; sator create --from FILE chooses the givens for yours"},
        {"cross-number", kOwnRules},
        {"double-word-square", kNoClues},
        {"extra-regions",
         "the regions are the setter's idea; sator create --from FILE chooses the givens for yours"},
        {"magic-star", kOwnRules},
        {"regex-sudoku", kOwnRules},
        {"relations", kOwnRules},
        {"self-describing-number", kNoClues},
        {"word-placement", "the words are the setter's; no given can be chosen anew"},
        {"word-pyramid", kOwnRules},
        {"zebra-puzzle", kOwnRules},
    };
    return kNotCreated;
}

}  // namespace sator::create
