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
constexpr std::array kDoppelblocks = {
    StatementForm{.rule = "doppelblock", .place = FormPlace::Sides, .arguments = "0..28"}};

}  // namespace

std::vector<CreatedKind> list_kinds() {
    return {
        kind_by_forms("sandwich-sudoku", kSandwiches, {}),
        kind_by_forms("x-sums", kXSums, {.usual = 6}),
        kind_by_forms("skyscraper-sums", kSkyscraperSums, {.usual = 6}),
        kind_by_forms("numbered-rooms", kNumberedRooms, {.usual = 6}),
        kind_by_forms("full-rank", kFullRanks, {.usual = 5, .most = 6}, "latin {S}\n"),
        kind_by_forms("battlefield", kBattlefields, {.usual = 6}),
        kind_by_forms("doppelblock", kDoppelblocks, {.usual = 6, .least = 5, .most = 8},
                      "grid {S}\nrange 1..{M} X\npermutation 1..{M} X X at rows columns\n"),
    };
}

}  // namespace sator::create
