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

CreatedKind of_marks(std::string_view name, std::string_view summary, std::span<const StatementForm> forms,
                     std::size_t least = 4, std::size_t usual = 9, std::string_view base = "sudoku {S}\n") {
    return {.name = name,
            .folder = name,
            .summary = summary,
            .example = {},
            .parameters = kSizeOnly,
            .usual_symmetry = "none",
            .base = base,
            .usual_size = usual,
            .least_size = least,
            .most_size = 9,
            .forms = forms,
            .plan = plan_by_forms};
}

}  // namespace

std::vector<CreatedKind> mark_kinds() {
    return {
        of_marks("kropki-sudoku",
                 "Digits beside a white dot differ by 1, beside a black one by a factor of 2.", kDots),
        of_marks(
            "kropki",
            "A latin square: digits beside a white dot differ by 1, beside a black one by a factor of 2.",
            kDots, 4, 6, "latin {S}\n"),
        of_marks("xv-sudoku", "Digits beside an X add up to 10, beside a V to 5.", kXv, 6),
        of_marks("even-odd", "A sudoku with marks on even and on odd digits.", kEvenOdd),
        of_marks("min-max",
                 "A sudoku with marks on digits that are less, or greater, than all their neighbours.",
                 kMinMax),
        of_marks("quadruple-sudoku",
                 "The digits in the circle at a corner stand in the four cells around it.", kQuadruples, 6),
        of_marks("indexer-sudoku",
                 "A marked cell says where in its row or column the number of its own column or row stands.",
                 kIndexers),
        of_marks("little-killer", "A sudoku with the sums of diagonals.", kLittleKillers, 4, 6),
        of_marks("clone-sudoku", "A sudoku with groups of the same shape and the same digits.", kClones, 6),
    };
}

}  // namespace sator::create
