#include "sator/rules/lines/polyominoes.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Polyominoes, AreAllDifferentAndHaveTheirNumberOfPositions) {
    std::set<rules::CellPoints> shapes;
    std::size_t positions = 0;
    for (const std::string name : {"I4", "L4", "O4", "S4", "T4"}) {
        const auto shape = rules::find_polyomino(name);
        ASSERT_TRUE(shape);
        EXPECT_EQ(shape->size(), 4U) << name;
        shapes.insert(rules::congruent_shape(*shape));
        positions += rules::all_positions(*shape).size();
    }
    EXPECT_EQ(shapes.size(), 5U);
    EXPECT_EQ(positions, 19U) << "fixed tetrominoes, A001168";
    for (const char letter : std::string("FILNPTUVWXYZ")) {
        const auto shape = rules::find_polyomino(std::string(1, letter) + "5");
        ASSERT_TRUE(shape);
        EXPECT_EQ(shape->size(), 5U) << letter;
        shapes.insert(rules::congruent_shape(*shape));
        positions += rules::all_positions(*shape).size();
    }
    EXPECT_EQ(shapes.size(), 17U);
    EXPECT_EQ(positions, 19U + 63U) << "fixed pentominoes, A001168";
    EXPECT_FALSE(rules::find_polyomino("Q5"));
}

TEST(Polyominoes, AreCongruentIfTurned) {
    const rules::CellPoints l = {{5, 3}, {7, 3}, {7, 5}}, turned = {{1, 1}, {1, 3}, {3, 3}},
                            line = {{1, 1}, {1, 3}, {1, 5}};
    EXPECT_EQ(rules::congruent_shape(l), rules::congruent_shape(turned));
    EXPECT_NE(rules::congruent_shape(l), rules::congruent_shape(line));
    EXPECT_NE(rules::at_origin(l), rules::at_origin(turned));
}

}  // namespace
}  // namespace sator::tests
