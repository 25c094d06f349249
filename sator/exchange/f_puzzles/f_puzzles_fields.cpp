// The table of the fields of f-puzzles that are rules. Reader and writer know no field by name.

#include <algorithm>
#include <array>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

template <int number>
int always(std::size_t /*size*/) {
    return number;
}
int half(std::size_t size) {
    return static_cast<int>(size) / 2;
}
int upper_half(std::size_t size) {
    return static_cast<int>(size + 1) / 2;
}

constexpr std::array<FPuzzlesField, 32> kFields = {{
    {"killercage", &kCages, "cage"},
    {"extraregion", &kExtraRegions, "extra_region", "distinct"},
    {"difference", &kMarkedPairs, "difference", "", always<1>},
    {"ratio", &kMarkedPairs, "ratio", "", always<2>},
    {"xv", &kXvMarks, "xv", "sum"},
    {"odd", &kMarkedCells, "odd"},
    {"even", &kMarkedCells, "even"},
    {"rowindexer", &kIndexers, "row_indexer"},
    {"columnindexer", &kIndexers, "column_indexer"},
    {"boxindexer", &kBoxIndexers, "box_indexer"},
    {"minimum", &kExtremes, "minimum", kExpressionRule},
    {"maximum", &kExtremes, "maximum", kExpressionRule},
    {"sandwichsum", &kOutsideClues, "sandwich"},
    {"xsum", &kOutsideClues, "x_sum"},
    {"skyscraper", &kOutsideClues, "visible"},
    {"littlekillersum", &kLittleKillers, "little_killer", "sum"},
    {"thermometer", &kLines, "strict_order"},
    {"slowthermometer", &kLines, "slow_thermometer"},
    {"palindrome", &kLines, "palindrome"},
    {"renban", &kLines, "renban"},
    {"whispers", &kNumberedLines, "whispers", "", upper_half},
    {"regionsumline", &kRegionLines, "region_sum_line"},
    {"betweenline", &kLines, "between"},
    {"lockout", &kNumberedLines, "lockout", "", half},
    {"entropicline", &kThirdsLines, "entropic_line"},
    {"modularline", &kNumberedLines, "modular_line", "", always<3>},
    {"nabner", &kLines, "nabner"},
    {"doublearrow", &kLines, "double_arrow"},
    {"zipperline", &kLines, "zipper_line"},
    {"arrow", &kArrows, "arrow", "pill_arrow"},
    {"clone", &kClones, "equal", "clone"},
    {"quadruple", &kQuadruples, "quadruple", "superset"},
}};

bool has_falling_diagonal(const SquarePuzzle& square) {
    return square.has_diagonal[0];
}
bool has_rising_diagonal(const SquarePuzzle& square) {
    return square.has_diagonal[1];
}

constexpr std::array<FPuzzlesOption, 6> kSwitches = {{
    {"diagonal+", "", read_rising_diagonal, nullptr, has_rising_diagonal},
    {"diagonal-", "", read_falling_diagonal, nullptr, has_falling_diagonal},
    {"antiknight", "anti_knight", read_anti_knight, write_everywhere},
    {"antiking", "anti_king", read_anti_king, write_everywhere},
    {"disjointgroups", "disjoint_groups", read_disjoint_groups, keep_disjoint_groups},
    {"nonconsecutive", "non_consecutive", read_non_consecutive, keep_non_consecutive},
}};

/// The names in the list "negative": marks that stand wherever they can.
constexpr std::array<FPuzzlesOption, 4> kNegatives = {{
    {"ratio", "not", read_negative_ratio, keep_not_ratio},
    {"xv", "negative", read_negative_xv, keep_negative_xv},
    {"nonconsecutive", "", read_non_consecutive, nullptr},
    {"difference", "", read_non_consecutive, nullptr},
}};

}  // namespace

std::span<const FPuzzlesField> f_puzzles_fields() {
    return kFields;
}

std::span<const FPuzzlesOption> f_puzzles_switches() {
    return kSwitches;
}

std::span<const FPuzzlesOption> f_puzzles_negatives() {
    return kNegatives;
}

const FPuzzlesField* find_f_puzzles_field(std::string_view key) {
    const auto found = std::ranges::find(kFields, key, &FPuzzlesField::key);
    return found == kFields.end() ? nullptr : &*found;
}

}  // namespace sator::exchange
