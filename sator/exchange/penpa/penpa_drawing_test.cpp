#include "sator/exchange/penpa/penpa_drawing.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A drawing on three by three cells: its canvas has seven by seven places, and the first cell is place 16.
std::string drawing_with(const std::string& problem, const std::string& cells = "[16,1,1,5,1,1,5,1,1]") {
    return "square,3,3,38,0,1,1,1,1,1,1,0,0,0,0,Title: A%2CB,Author: Me,,,OFF,true\n\n\n" + problem + "\n\n" +
           cells + "\n\n\n\n\n\n\n\n\n\n\n\n[\"akari\",\"classic\"]";
}

TEST(PenpaDrawing, HasPlacesInTheGridAndBesideIt) {
    const auto drawing = read_penpa_drawing(
        drawing_with(R"({zN:{"16":["2",1,"1"],"15":[7,1,"1"],"32":["",1,"1"]},zS:{"24":4}})"), 100);
    ASSERT_TRUE(drawing) << drawing.error();
    EXPECT_EQ(drawing->columns, 3U);
    EXPECT_EQ(drawing->rows, 3U);
    EXPECT_EQ(drawing->title, "A,B");
    EXPECT_TRUE(drawing->has_several_answers);
    EXPECT_EQ(drawing->tags, (std::vector<std::string>{"akari", "classic"}));
    const std::map<PenpaDrawing::Place, std::string> numbers = {{{0, -1}, "7"}, {{0, 0}, "2"}, {{2, 2}, ""}};
    EXPECT_EQ(drawing->numbers, numbers);
    EXPECT_EQ(drawing->shades, (std::map<PenpaDrawing::Place, std::int64_t>{{{1, 1}, 4}}));
    EXPECT_TRUE(drawing->unread.empty());
    EXPECT_FALSE(drawing->place_of(49)) << "behind the canvas";
}

TEST(PenpaDrawing, ThickEdgesAreWalls) {
    // Corners have the numbers from 49 on, each that of the cell above and on the left of it.
    const auto drawing = read_penpa_drawing(drawing_with(R"({zE:{"58,65":2,"64,65":21,"65,66":1}})"), 100);
    ASSERT_TRUE(drawing) << drawing.error();
    EXPECT_EQ(drawing->right_walls, (std::vector<PenpaDrawing::Place>{{0, 0}}));
    EXPECT_EQ(drawing->lower_walls, (std::vector<PenpaDrawing::Place>{{0, 0}}));
    EXPECT_TRUE(drawing->has_thin_edges);
    EXPECT_TRUE(drawing->unread.empty());
}

TEST(PenpaDrawing, NamesWhatItDoesNotRead) {
    const auto drawing = read_penpa_drawing(
        drawing_with(R"({zY:{"16":[1,"circle_L",2]},zT:[[16,17]],z3:[],z_:3,zN:{"51":["1",1,"1"]}})"), 100);
    ASSERT_TRUE(drawing) << drawing.error();
    EXPECT_EQ(drawing->unread, (std::vector<std::string>{"symbols", "thermometers", "numbers on edges"}));
}

TEST(PenpaDrawing, SaysWhatIsWrong) {
    const auto error_of = [](const std::string& text) {
        const auto drawing = read_penpa_drawing(text, 8);
        return drawing ? std::string("no error") : drawing.error();
    };
    EXPECT_EQ(error_of("square,3,3"), "the link holds no drawing of Penpa");
    EXPECT_EQ(error_of(drawing_with("{}")), "the grid has more than 8 cells");
    EXPECT_EQ(error_of(drawing_with("{}", "[16,1,7]")), "the cells are no rectangle");
    EXPECT_EQ(error_of(drawing_with("{}", "[48,1]")), "the cells are outside the grid");
    EXPECT_EQ(error_of(drawing_with("{", "[16,1]")), "what is drawn cannot be read");
    EXPECT_EQ(error_of(drawing_with("{}", "[16,1]")), "no error");
}

}  // namespace
}  // namespace sator::tests
