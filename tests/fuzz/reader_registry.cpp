// The rules as the readers see them. The readers look up names, shapes and places, and make no rule, so that the fuzzers need
// neither the rules nor their propagators.

#include "sator/rules/registry/registry.hpp"

namespace sator {

const Registry& Registry::standard() {
    static const Registry registry = [] {
        Registry few;
        few.add({.name = "sum", .syntax = "sum N", .summary = "", .has_short_clues = true});
        few.add({.name = "cage", .syntax = "cage N", .summary = "", .usual_kind = "sudoku"});
        few.add({.name = "permutation", .syntax = "permutation VALUES", .summary = ""});
        few.add({.name = "distinct", .syntax = "distinct", .summary = ""});
        few.add({.name = "strict_order",
                 .syntax = "strict_order",
                 .summary = "",
                 .aliases = {"thermometer"},
                 .usual_kind = "sudoku"});
        few.add({.name = "anti_king",
                 .syntax = "anti_king",
                 .summary = "",
                 .shape = RuleShape::OneDrawing,
                 .default_place = "all"});
        few.add({.name = std::string(kExpressionRule),
                 .syntax = "EXPRESSION",
                 .summary = "",
                 .shape = RuleShape::OneDrawing});
        few.add({.name = "different_words",
                 .syntax = "different_words",
                 .summary = "",
                 .shape = RuleShape::AllDrawings});
        return few;
    }();
    return registry;
}

}  // namespace sator
