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

CreatedKind of_lines(std::string_view name, std::string_view summary, std::span<const StatementForm> forms,
                     std::size_t least = 9) {
    return {.name = name,
            .folder = name,
            .summary = summary,
            .example = {},
            .parameters = kSizeOnly,
            .usual_symmetry = "none",
            .base = "sudoku {S}\n",
            .usual_size = 9,
            .least_size = least,
            .most_size = 9,
            .forms = forms,
            .plan = plan_by_forms};
}

}  // namespace

std::vector<CreatedKind> line_kinds() {
    return {
        of_lines("thermometer-sudoku", "Digits rise along each thermometer.", kThermometers, 4),
        of_lines("slow-thermometer", "Digits never fall along each thermometer.", kSlowThermometers, 4),
        of_lines("arrow-sudoku", "The digits along an arrow add up to the digit in its circle.", kArrows, 6),
        of_lines("pill-arrow", "The digits along an arrow add up to the number in its pill.", kPillArrows, 6),
        of_lines("double-arrow", "The digits between the ends of a line add up to the sum of the ends.",
                 kDoubleArrows, 6),
        of_lines("renban-sudoku", "Each line holds consecutive digits in any order.", kRenbans, 6),
        of_lines("whispers-sudoku", "Neighbouring digits of a line differ by at least 5.", kWhispers),
        of_lines("lockout-sudoku",
                 "The digits between the ends of a line lie outside these; the ends differ by 4 or more.",
                 kLockouts),
        of_lines("between-sudoku", "The digits of a line lie between those of its ends.", kBetweens, 6),
        of_lines("palindrome-sudoku", "Each line reads the same from either end.", kPalindromes, 6),
        of_lines("region-sum-sudoku", "The parts of a line in different boxes have the same sum.",
                 kRegionSums, 6),
        of_lines("parity-line", "Odd and even digits alternate along each line.", kParityLines, 6),
        of_lines("entropic-sudoku",
                 "Any three consecutive cells of a line hold a low, a middle and a high digit.",
                 kEntropicLines, 6),
        of_lines("modular-sudoku", "Any three consecutive cells of a line differ in their remainder by 3.",
                 kModularLines, 6),
        of_lines("nabner", "No two digits of a line are equal or consecutive.", kNabners, 6),
        of_lines("zipper-sudoku", "Cells at equal distance from the centre of a line have the same sum.",
                 kZippers, 6),
        of_lines("ten-lines", "Each line can be divided into groups that add up to 10.", kTenLines),
    };
}

}  // namespace sator::create
