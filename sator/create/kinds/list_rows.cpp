// Kinds with clues at the edge of the grid.

#include <array>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

constexpr std::array kSandwiches = {
    StatementForm{.rule = "sandwich", .place = FormPlace::Sides, .arguments = "0..45"}};
constexpr std::array kXSums = {
    StatementForm{.rule = "x_sum", .place = FormPlace::Sides, .arguments = "1..45"}};
constexpr std::array kSkyscraperSums = {
    StatementForm{.rule = "skyscraper_sum", .place = FormPlace::Sides, .arguments = "1..45"}};
constexpr std::array kNumberedRooms = {
    StatementForm{.rule = "numbered_rooms", .place = FormPlace::Sides, .arguments = "1..9"}};
constexpr std::array kFullRanks = {
    StatementForm{.rule = "full_rank", .place = FormPlace::Sides, .arguments = "1..36"}};
constexpr std::array kBattlefields = {
    StatementForm{.rule = "battlefield", .place = FormPlace::Sides, .arguments = "0..45"}};
constexpr std::array kSkyscrapers = {
    StatementForm{.rule = "visible", .place = FormPlace::Sides, .arguments = "1..9", .heading = kNoHeading}};
constexpr std::array kFirstSeen = {StatementForm{
    .rule = "first_seen", .place = FormPlace::Sides, .arguments = "A..C", .heading = kNoHeading}};
constexpr std::array kDoppelblocks = {
    StatementForm{.rule = "doppelblock", .place = FormPlace::Sides, .arguments = "0..28"}};

CreatedKind of_lists(std::string_view name, std::string_view summary, std::span<const StatementForm> forms,
                     std::size_t usual, std::size_t least, std::size_t most,
                     std::string_view base = "sudoku {S}\n") {
    return {.name = name,
            .folder = name,
            .summary = summary,
            .example = {},
            .parameters = kSizeOnly,
            .usual_symmetry = "none",
            .base = base,
            .usual_size = usual,
            .least_size = least,
            .most_size = most,
            .forms = forms,
            .plan = plan_by_forms};
}

}  // namespace

std::vector<CreatedKind> list_kinds() {
    return {
        of_lists("sandwich-sudoku",
                 "A number at the edge is the sum of the digits between the least and the greatest one.",
                 kSandwiches, 9, 4, 9),
        of_lists("x-sums", "A number at the edge is the sum of the first X digits, where X is the first one.",
                 kXSums, 6, 4, 9),
        of_lists("skyscraper-sums",
                 "A number at the edge is the sum of the digits that are higher than all before them.",
                 kSkyscraperSums, 6, 4, 9),
        of_lists("numbered-rooms", "A number at the edge is the digit of cell X, where X is the first digit.",
                 kNumberedRooms, 6, 4, 9),
        of_lists("full-rank",
                 "A number at the edge is the rank of its line among all lines, read as numbers.", kFullRanks,
                 5, 4, 6, "latin {S}\n"),
        of_lists("battlefield",
                 "A number at the edge is the sum of the digits between two armies, or in both.",
                 kBattlefields, 6, 4, 9),
        of_lists("skyscrapers",
                 "A latin square of towers; a number at the edge says how many are seen from there.",
                 kSkyscrapers, 5, 4, 8, "skyscrapers {S}\n"),
        of_lists("easy-as-abc",
                 "Each line holds A, B and C once; a letter at the edge is the first one met from there.",
                 kFirstSeen, 5, 4, 8, "easy_as_abc {S} A..C\n"),
        of_lists("doppelblock", "Two black cells in each line; a number at the edge is the sum between them.",
                 kDoppelblocks, 6, 5, 8,
                 "grid {S}\nrange 1..{M} X\npermutation 1..{M} X X at rows columns\n"),
    };
}

}  // namespace sator::create
