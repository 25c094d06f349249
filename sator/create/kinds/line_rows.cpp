// Sudokus with lines on which a rule holds. The lines are drawn at random over the solution.

#include <array>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

constexpr std::array kThermometers = {
    StatementForm{.rule = "thermometer", .least = 3, .most = 7, .grows = true}};
constexpr std::array kSlowThermometers = {
    StatementForm{.rule = "slow_thermometer", .least = 3, .most = 7, .grows = true}};
constexpr std::array kArrows = {StatementForm{.rule = "arrow", .least = 3, .most = 5, .head = 1}};
constexpr std::array kPillArrows = {StatementForm{.rule = "pill_arrow", .least = 4, .most = 7, .head = 2}};
constexpr std::array kDoubleArrows = {StatementForm{.rule = "double_arrow", .least = 4, .most = 6}};
constexpr std::array kRenbans = {StatementForm{.rule = "renban", .least = 3, .most = 5}};
constexpr std::array kWhispers = {StatementForm{.rule = "whispers", .least = 3, .most = 8, .grows = true}};
constexpr std::array kLockouts = {StatementForm{.rule = "lockout", .least = 4, .most = 6}};
constexpr std::array kBetweens = {StatementForm{.rule = "between", .least = 4, .most = 6}};
constexpr std::array kPalindromes = {StatementForm{.rule = "palindrome", .least = 3, .most = 5}};
constexpr std::array kRegionSums = {StatementForm{.rule = "region_sum_line", .least = 3, .most = 7}};
constexpr std::array kParityLines = {
    StatementForm{.rule = "parity_line", .least = 4, .most = 9, .grows = true}};
constexpr std::array kEntropicLines = {
    StatementForm{.rule = "entropic_line", .least = 4, .most = 9, .grows = true}};
constexpr std::array kModularLines = {
    StatementForm{.rule = "modular_line", .least = 4, .most = 9, .grows = true}};
constexpr std::array kNabners = {StatementForm{.rule = "nabner", .least = 3, .most = 5, .grows = true}};
constexpr std::array kZippers = {StatementForm{.rule = "zipper_line", .least = 3, .most = 6}};
constexpr std::array kTenLines = {StatementForm{.rule = "sum_line", .least = 3, .most = 7}};

}  // namespace

std::vector<CreatedKind> line_kinds() {
    return {
        kind_by_forms("thermometer-sudoku", "Digits rise along each thermometer.", kThermometers, {}),
        kind_by_forms("slow-thermometer", "Digits never fall along each thermometer.", kSlowThermometers, {}),
        kind_by_forms("arrow-sudoku", "The digits along an arrow add up to the digit in its circle.", kArrows,
                      {.least = 6}),
        kind_by_forms("pill-arrow", "The digits along an arrow add up to the number in its pill.",
                      kPillArrows, {.least = 6}),
        kind_by_forms("double-arrow", "The digits between the ends of a line add up to the sum of the ends.",
                      kDoubleArrows, {.least = 6}),
        kind_by_forms("renban-sudoku", "Each line holds consecutive digits in any order.", kRenbans,
                      {.least = 6}),
        kind_by_forms("whispers-sudoku", "Neighbouring digits of a line differ by at least 5.", kWhispers,
                      {.least = 9}),
        kind_by_forms(
            "lockout-sudoku",
            "The digits between the ends of a line lie outside these; the ends differ by 4 or more.",
            kLockouts, {.least = 9}),
        kind_by_forms("between-sudoku", "The digits of a line lie between those of its ends.", kBetweens,
                      {.least = 6}),
        kind_by_forms("palindrome-sudoku", "Each line reads the same from either end.", kPalindromes,
                      {.least = 6}),
        kind_by_forms("region-sum-sudoku", "The parts of a line in different boxes have the same sum.",
                      kRegionSums, {.least = 6}),
        kind_by_forms("parity-line", "Odd and even digits alternate along each line.", kParityLines,
                      {.least = 6}),
        kind_by_forms("entropic-sudoku",
                      "Any three consecutive cells of a line hold a low, a middle and a high digit.",
                      kEntropicLines, {.least = 6}),
        kind_by_forms("modular-sudoku",
                      "Any three consecutive cells of a line differ in their remainder by 3.", kModularLines,
                      {.least = 6}),
        kind_by_forms("nabner", "No two digits of a line are equal or consecutive.", kNabners, {.least = 6}),
        kind_by_forms("zipper-sudoku", "Cells at equal distance from the centre of a line have the same sum.",
                      kZippers, {.least = 6}),
        kind_by_forms("ten-lines", "Each line can be divided into groups that add up to 10.", kTenLines,
                      {.least = 9}),
    };
}

}  // namespace sator::create
