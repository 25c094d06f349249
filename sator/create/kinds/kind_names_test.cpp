#include <gtest/gtest.h>

#include "sator/create/kinds/created_kind_table.hpp"

namespace sator::create {
namespace {

TEST(KindNames, ShortNamesFindTheirRows) {
    EXPECT_EQ(full_kind_name("killer"), "killer-sudoku");
    EXPECT_EQ(full_kind_name("anti_knight"), "anti-knight-sudoku");
    EXPECT_EQ(full_kind_name("Jigsaw_Sudoku"), "jigsaw-sudoku");
    EXPECT_EQ(full_kind_name("binary"), "binary-puzzle");
    EXPECT_EQ(full_kind_name("latin_square"), "latin-square");
    EXPECT_EQ(full_kind_name("kropki"), "kropki") << "a row of this name comes before kropki-sudoku";
    EXPECT_EQ(full_kind_name("latin"), "latin-square");
    EXPECT_EQ(full_kind_name("light up"), "akari") << "another name of a kind";
    EXPECT_EQ(full_kind_name("x_sum"), "x-sums") << "the rule of its clues";
    EXPECT_EQ(full_kind_name("sum_line"), "ten-lines");
    EXPECT_EQ(full_kind_name("Little Killer"), "little-killer");
    EXPECT_EQ(full_kind_name("thermo"), "thermometer-sudoku") << "another name of the rule of its clues";
    EXPECT_EQ(full_kind_name("strict_order"), "thermometer-sudoku");
    EXPECT_EQ(full_kind_name("Antispringer"), "anti-knight-sudoku");
    EXPECT_EQ(full_kind_name("griddler"), "nonogram") << "one of the kind's names in the singular";
    EXPECT_EQ(full_kind_name("killers"), "killer-sudoku");
    EXPECT_EQ(full_kind_name("elephant"), "elephant") << "no row";
    for (const CreatedKind& kind : created_kinds()) EXPECT_EQ(find_created_kind(kind.name), &kind);
}

TEST(KindNames, NearNamesAreSuggested) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(near_kind_names("sodoku"), (Names{"sudoku"}));
    EXPECT_EQ(near_kind_names("kiler"), (Names{"killer-sudoku"}));
    EXPECT_EQ(near_kind_names("thermom"), (Names{"slow-thermometer", "thermometer-sudoku"}));
    EXPECT_EQ(near_kind_names("greater than"), (Names{"thermometer-sudoku"}));
    EXPECT_EQ(near_kind_names("elephant"), Names());
    EXPECT_EQ(near_kind_names(""), Names());
}

}  // namespace
}  // namespace sator::create
