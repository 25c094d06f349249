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
        kind_by_forms("thermometer-sudoku", kThermometers, {}),
        kind_by_forms("slow-thermometer", kSlowThermometers, {}),
        kind_by_forms("arrow-sudoku", kArrows, {.least = 6}),
        kind_by_forms("pill-arrow", kPillArrows, {.least = 6}),
        kind_by_forms("double-arrow", kDoubleArrows, {.least = 6}),
        kind_by_forms("renban-sudoku", kRenbans, {.least = 6}),
        kind_by_forms("whispers-sudoku", kWhispers, {.least = 9}),
        kind_by_forms("lockout-sudoku", kLockouts, {.least = 9}),
        kind_by_forms("between-sudoku", kBetweens, {.least = 6}),
        kind_by_forms("palindrome-sudoku", kPalindromes, {.least = 6}),
        kind_by_forms("region-sum-sudoku", kRegionSums, {.least = 6}),
        kind_by_forms("parity-line", kParityLines, {.least = 6}),
        kind_by_forms("entropic-sudoku", kEntropicLines, {.least = 6}),
        kind_by_forms("modular-sudoku", kModularLines, {.least = 6}),
        kind_by_forms("nabner", kNabners, {.least = 6}),
        kind_by_forms("zipper-sudoku", kZippers, {.least = 6}),
        kind_by_forms("ten-lines", kTenLines, {.least = 9}),
    };
}

}  // namespace sator::create
