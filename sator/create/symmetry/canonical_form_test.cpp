#include "sator/create/symmetry/canonical_form.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::create {
namespace {

std::string form_of(const std::string& text) {
    Resources files;
    const auto read = read_puzzles(text, "p.sator", files);
    if (read.size() != 1 || !read[0]) {
        ADD_FAILURE() << text << to_text(read[0].error());
        return "";
    }
    const Puzzle& puzzle = *read[0];
    auto solver = PuzzleSolver::build(puzzle);
    const FoundSolutions found = solver->solve({.limit = 1});
    EXPECT_EQ(found.solutions.size(), 1U) << text;
    return canonical_form(puzzle, found.solutions[0].values(), {});
}

TEST(CanonicalForm, TurnsMirrorsAndNamesDoNotMatter) {
    const std::string form =
        form_of("sudoku 4x4\n| 1 2 | . .\n| . . | . 1\n|-----\n| . . | . .\n| . . | 4 .\n");
    EXPECT_EQ(form, form_of("sudoku 4x4\n| . . | 2 1\n| 1 . | . .\n|-----\n| . . | . .\n| . 4 | . .\n"))
        << "mirrored";
    EXPECT_EQ(form, form_of("sudoku 4x4\n| 1 . | . .\n| 2 . | . .\n|-----\n| . . | . 4\n| . 1 | . .\n"))
        << "transposed";
    EXPECT_EQ(form, form_of("sudoku 4x4\n| 3 1 | . .\n| . . | . 3\n|-----\n| . . | . .\n| . . | 2 .\n"))
        << "renamed";
    EXPECT_NE(form, form_of("sudoku 4x4\n| 1 2 | . .\n| . . | . 1\n|-----\n| . . | . .\n| . . | 3 4\n"));
    EXPECT_NE(form,
              form_of("sudoku 4x4\ndiagonal\n| 1 2 | . .\n| . . | . .\n|-----\n| . . | . .\n| . . | . .\n"));
}

TEST(CanonicalForm, PuzzlesWithLinesAreTurnedToo) {
    const std::string numbers = form_of("slitherlink\n| 3 . .\n| . . 2\n| . . .\n");
    EXPECT_EQ(numbers, form_of("slitherlink\n| . . 3\n| 2 . .\n| . . .\n")) << "mirrored";
    EXPECT_EQ(numbers, form_of("slitherlink\n| . . 3\n| . . .\n| . 2 .\n")) << "turned";
    EXPECT_NE(numbers, form_of("slitherlink\n| 2 . .\n| . . 3\n| . . .\n"));
    EXPECT_NE(form_of("masyu\n| . o . .\n| . . . .\n| x . . .\n| . . . .\n"), "");
}

TEST(CanonicalForm, ValuesAreNotRenamedIfARuleKnowsThem) {
    const auto with_line = [](const std::string& line, const std::string& first) {
        return form_of("latin 3x3\n" + first + "\n| . . .\n| . . .\nthermometer\n  " + line + "\n");
    };
    EXPECT_EQ(with_line("R2C1 R3C1", "| 1 2 ."), with_line("R2C3 R3C3", "| . 2 1"));
    EXPECT_NE(with_line("R2C1 R3C1", "| 1 2 ."), with_line("R3C1 R2C1", "| 1 2 .")) << "the other direction";
    EXPECT_NE(with_line("R2C1 R3C1", "| 1 2 ."), with_line("R2C1 R3C1", "| 1 3 ."));
}

TEST(CanonicalForm, CluesAtTheEdgeMayBeReadFromTheOtherSide) {
    const auto with_clue = [](const std::string& side) {
        return form_of("sudoku 4x4\n| . . | . .\n| . 2 | . 1\n|-----\n| . . | . .\n| . . | . .\nsandwich\n" +
                       side + " . 5 . .\n");
    };
    EXPECT_EQ(with_clue("left"), with_clue("right"));
    EXPECT_EQ(form_of("skyscrapers 4x4\nleft 3 . 2 .\ntop . . 2 .\n"),
              form_of("skyscrapers 4x4\nright 3 . 2 .\ntop . 2 . .\n"));
    EXPECT_NE(form_of("skyscrapers 4x4\nleft 3 . 2 .\ntop . . 2 .\n"),
              form_of("skyscrapers 4x4\nright 3 . 2 .\ntop . . 2 .\n"));
}

}  // namespace
}  // namespace sator::create
