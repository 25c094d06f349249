// Kinds with marks on cells, between neighbours, at corners, and clues along diagonals.

#include <array>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

constexpr std::array kDots = {
    StatementForm{.rule = "black_dot", .place = FormPlace::Neighbours},
    StatementForm{.rule = "white_dot", .place = FormPlace::Neighbours, .percent = 70}};
constexpr std::array kXv = {StatementForm{.rule = "xv", .place = FormPlace::Neighbours, .arguments = "X V"}};
constexpr std::array kEvenOdd = {StatementForm{.rule = "even", .place = FormPlace::Cell, .percent = 35},
                                 StatementForm{.rule = "odd", .place = FormPlace::Cell, .percent = 35}};
constexpr std::array kMinMax = {StatementForm{.rule = "minimum", .place = FormPlace::Cell},
                                StatementForm{.rule = "maximum", .place = FormPlace::Cell}};
constexpr std::array kQuadruples = {
    StatementForm{.rule = "quadruple", .place = FormPlace::Square, .percent = 18}};
constexpr std::array kIndexers = {StatementForm{.rule = "row_indexer", .place = FormPlace::Cell},
                                  StatementForm{.rule = "column_indexer", .place = FormPlace::Cell}};
constexpr std::array kLittleKillers = {
    StatementForm{.rule = "little_killer", .place = FormPlace::Diagonal, .arguments = "2..99"}};
constexpr std::array kClones = {StatementForm{.rule = "clone", .place = FormPlace::Clones}};

}  // namespace

std::vector<CreatedKind> mark_kinds() {
    return {
        kind_by_forms("kropki-sudoku", kDots, {}),
        kind_by_forms("kropki", kDots, {.usual = 6}, "latin {S}\n", "kropki"),
        kind_by_forms("xv-sudoku", kXv, {.least = 6}),
        kind_by_forms("even-odd", kEvenOdd, {}),
        kind_by_forms("min-max", kMinMax, {}),
        kind_by_forms("quadruple-sudoku", kQuadruples, {.least = 6}),
        kind_by_forms("indexer-sudoku", kIndexers, {}),
        kind_by_forms("little-killer", kLittleKillers, {.usual = 6}),
        kind_by_forms("clone-sudoku", kClones, {.least = 6}),
    };
}

}  // namespace sator::create
