#include "sator/create/kinds/own_kind.hpp"

#include <gtest/gtest.h>

#include "sator/create/kinds/puzzle_maker.hpp"
#include "tests/judges/plain_count.hpp"

namespace sator::create {
namespace {

/// The values that the plain search may try: less than a second of work.
constexpr std::uint64_t kPlainBudget = 200'000;

struct OwnKindCase {
    std::string name;
    std::string definition;
    std::string size;
};

std::ostream& operator<<(std::ostream& out, const OwnKindCase& one) {
    return out << one.name;
}

const OwnKindCase kOwnKinds[] = {
    {"beacons",
     "define kind beacons\n"
     "  says     \"Each cell is lit by exactly one beacon in its row or column up to the next wall.\"\n"
     "  drawing  . cell · # block · 0..4 block number\n"
     "  range    . beacon/beacons \"*\"\n"
     "  count    beacon ..1 at views\n"
     "  each cell:      count beacon 1.. at it and sight of it\n"
     "  each number N:  count beacon N at beside it\n"
     "  create   place # 25% rotation\n",
     "5"},
    {"lonely_stars",
     "define kind lonely_stars STARS=1\n"
     "  drawing . cell · 0..8 number\n"
     "  range   . star/stars \"*\"\n"
     "  count   star STARS at rows; columns\n"
     "  each number N: count star N at around it\n",
     "5"},
    {"starry_regions",
     "define kind starry_regions\n"
     "  drawing a letter for each region\n"
     "  range   . star/stars \"*\"\n"
     "  count   star 1 at rows columns regions\n"
     "  anti_king star at all\n",
     "6"},
    {"staircase",
     "define kind staircase [SIZE]\n"
     "  square\n"
     "  grid    latin\n"
     "  lists   left top: visible N\n"
     "end\n",
     "4"},
    {"unequal",
     "define kind unequal\n"
     "  grid     latin\n"
     "  drawing  . cell · < ^ between rising · > v between rising backwards\n"
     "  range    1..{ROWS}\n"
     "  rule strict_order at signs rising\n",
     "4"},
    {"fives",
     "define kind fives\n"
     "  range 1..4\n"
     "  sum 5 at rows\n",
     "2"},
    {"rooms",
     "define kind rooms\n"
     "  drawing a letter for each region\n"
     "  range   1..{LARGEST}\n"
     "  rule permutation 1..size at regions\n"
     "  rule anti_king at all\n"
     "  create  regions 3..5\n",
     "5"},
    {"camps",
     "define kind camps\n"
     "  square\n"
     "  drawing  . cell · T block sign tree\n"
     "  range    . tent/tents \"A\"\n"
     "  count    tent 1.. at beside tree\n"
     "  anti_king tent at all\n"
     "  lists    left top: count tent N\n"
     "  create   place T 15%\n",
     "5"},
    {"gardens",
     "define kind gardens\n"
     "  drawing a letter for each region, then . cell · 0..4 number\n"
     "  range   . flower/flowers \"*\"\n"
     "  count   flower 1 at regions\n"
     "  each number N: count flower N at beside it\n"
     "  create  regions 2..4\n",
     "4"},
    {"tracks",
     "define kind tracks\n"
     "  drawing . cell · o sign bend\n"
     "  grid    links\n"
     "  range   . line/lines \"-\" at links\n"
     "  loop    line at links\n"
     "  each bend: segments line turn at it\n"
     "  create  clue o\n"
     "  create  with count line 70%.. at links\n",
     "4"},
    {"meadows",
     "define kind meadows\n"
     "  drawing . cell · 1..99 number · ? sign unknown\n"
     "  range   grass \".\" hedge \"#\"\n"
     "  each number N: count grass 1 at it\n"
     "  each unknown:  count grass 1 at it\n"
     "  with NUMBERS:  groups grass one clues NUMBERS at all: NUMBERED\n"
     "  without NUMBERS: count grass 0 at all\n"
     "  count   hedge ..3 at windows 2x2\n"
     "  create  place ? 25%\n",
     "4"},
    {"crews",
     "define kind crews\n"
     "  drawing a letter for each region\n"
     "  range   1..{LARGEST} rest \"-\"\n"
     "  count   1..{LARGEST} 1 at regions\n"
     "  each I in 1..LARGEST:  count I ..1 at rows columns\n"
     "  create  known\n"
     "  create  regions 2..4\n",
     "4"},
};

class OwnKinds : public testing::TestWithParam<OwnKindCase> {};

TEST_P(OwnKinds, AreMadeWithOneSolution) {
    const OwnKindCase& one = GetParam();
    CreateOptions options{.kind = one.name, .parameters = {{"size", one.size}}};
    options.definitions = one.definition + "\n" + "sudoku\n";
    auto maker = PuzzleMaker::of(options);
    ASSERT_TRUE(maker) << to_text(maker.error().problem);
    const MakeResult made = maker->make(1);
    ASSERT_TRUE(made) << to_text(made.error().problem);
    EXPECT_TRUE(made->text.starts_with(one.definition)) << made->text;
    EXPECT_TRUE(made->rating) << made->text;
    tests::PlainCounter plain(*made->puzzle);
    EXPECT_TRUE(plain.holds(made->solution)) << made->text;
    EXPECT_LE(made->puzzle->initials.size(), 1U) << made->text;
    const std::vector<Given> givens =
        made->puzzle->initials.empty() ? std::vector<Given>() : made->puzzle->initials[0].givens;
    const auto count = plain.count(givens, kPlainBudget);
    EXPECT_TRUE(!count || *count == 1) << made->text;
    EXPECT_EQ(PuzzleMaker::of(options)->make(1)->text, made->text) << "the same seed makes the same puzzle";
}

INSTANTIATE_TEST_SUITE_P(Recipe, OwnKinds, testing::ValuesIn(kOwnKinds),
                         [](const testing::TestParamInfo<OwnKindCase>& one) {
                             std::string name = one.param.name;
                             std::erase(name, '_');
                             return name;
                         });

std::string refusal(const std::string& definitions, const std::string& name) {
    const auto own = OwnKind::find(definitions, name);
    return own ? "found" : to_text(own.error());
}

TEST(OwnKind, SaysWhatTheRecipeNeeds) {
    EXPECT_EQ(refusal("define kind camp\n  drawing . cell · T sign tree\n  range . tent \"A\"\n", "camp"),
              "1:13: error: the kind 'camp' does not say how many cells have the sign T\n"
              "hint: add the line 'create place T 15%' or 'create clue T' to it\n");
    EXPECT_EQ(
        refusal("define kind cages\n  drawing a letter for each cage\n  range 1..4\n", "cages"),
        "1:13: error: no puzzle of the kind 'cages' is made, because its drawing has the cells of clues\n"
        "hint: sator create --from FILE chooses the known values of yours\n");
    EXPECT_EQ(refusal("define kind long LENGTH\n  range 1 2\n", "long"),
              "1:13: error: no puzzle of the kind 'long' is made, because its LENGTH has no usual value\n"
              "hint: write e.g. LENGTH=1 in the kind's first line\n");
    EXPECT_EQ(refusal("define kind sums\n  range 1..4\n  clues SUM: rule sum SUM\n", "sums"),
              "1:13: error: no puzzle of the kind 'sums' is made, because its clues are lines of numbers\n"
              "hint: sator create --from FILE chooses the known values of yours\n");
    EXPECT_EQ(
        refusal("define kind dots\n  grid latin\n  drawing . cell · o between dot\n  range 1..4\n"
                "  rule white_dot at signs dot\n  negative white_dot\n",
                "dots"),
        "1:13: error: no puzzle of the kind 'dots' is made, because a sign that is missing says something\n"
        "hint: sator create --from FILE chooses the known values of yours\n");
    EXPECT_EQ(
        refusal("define kind walls\n  drawing . cell · 0..8 block number\n  range . star \"*\"\n", "walls"),
        "1:13: error: no puzzle of the kind 'walls' is made, because each of its blocks has a number\n"
        "hint: give its drawing a block without a number, too: '# block'\n");
    EXPECT_EQ(refusal("define kind odd\n  range 1 2\n  create place\n", "odd"),
              "3:3: error: this does not say how the kind is made\n"
              "hint: write 'create place # 20% rotation', 'create clue o', 'create with STATEMENT', "
              "'create size 7 in 4..14', 'create regions 3..5', 'create words 3', 'create filling figures', "
              "'create few rules', 'create known', 'create fill', "
              "'create symmetry rotation' or 'create none \"REASON\"'\n");
    EXPECT_EQ(
        refusal("define kind odd\n  range 1 2\n  create none \"it has no clues\" \"solve it\"\n", "odd"),
        "1:13: error: no puzzle of the kind 'odd' is made: it has no clues\n"
        "hint: solve it\n");
}

TEST(OwnKind, OnlyDefinitionsStandAboveAPuzzle) {
    EXPECT_EQ(definitions_in("title \"A\"\ndefine kind plain\n  range 1 2\n\n  square\nplain 3x3\n| . . .\n"),
              "define kind plain\n  range 1 2\n\n  square\n\n");
    EXPECT_EQ(definitions_in("define kind two\nrange 1 2\nend\ntwo\n| . .\n"),
              "define kind two\nrange 1 2\nend\n\n");
    EXPECT_EQ(*OwnKind::find("define kind plain\n  range 1 2\n", "other"), nullptr);
}

}  // namespace
}  // namespace sator::create
