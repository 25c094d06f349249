#include "sator/text/drawings/drawing.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "sator/base/utf8.hpp"
#include "sator/text/drawings/marked_sequences.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lines = std::vector<std::u32string>;

DrawingLines drawing_of(const Lines& lines) {
    DrawingLines drawing;
    for (const std::u32string& line : lines)
        drawing.push_back({static_cast<std::uint32_t>(drawing.size() + 1), 2, line});
    return drawing;
}

/// Returns "a:0,1 b:2" for each place that the drawing fits, with bars between them, or the error.
std::string marked(const Lines& layout, const Lines& drawing) {
    const auto fits = find_fits(Layout(layout), drawing_of(drawing), MarkUse::Sequences);
    if (!fits) return fits.error().message + ": " + fits.error().hint;
    std::string text;
    for (const Fit& fit : *fits) {
        const auto sequences = sequences_of(fit);
        if (!sequences) return sequences.error().message + ": " + sequences.error().hint;
        text += text.empty() ? "" : "|";
        for (const Sequence& sequence : *sequences) {
            text += (&sequence == sequences->data() ? "" : " ") + sequence.label + ":";
            for (const CellId& cell : sequence.cells)
                text += (&cell == sequence.cells.data() ? "" : ",") + std::to_string(cell.index());
        }
    }
    return text;
}

/// Returns the values of the marks as "cell=text" or "cell=#number".
std::string values(const Lines& layout, const Lines& drawing, std::u32string_view characters = {}) {
    const auto fits = find_fits(Layout(layout), drawing_of(drawing), MarkUse::Values, characters);
    if (!fits) return fits.error().message;
    std::string text;
    for (const Mark& mark : fits->front()) {
        text += std::to_string(mark.cell.index()) + "=" +
                (mark.number ? "#" + std::to_string(*mark.number) : to_utf8(mark.text)) + " ";
    }
    return text;
}

const Lines kSquare = {U" * * *", U" * * *", U" * * *"};
const Lines kTouching = {U"***", U"***", U"***"};

TEST(Drawing, MarksSequences) {
    EXPECT_EQ(marked(kSquare, {U" a a b", U" . * b", U" c . *"}), "a:0,1 b:2,5 *:4,8 c:6");
    EXPECT_EQ(marked(kSquare, {U" 3 . 1", U" . 20 .", U" . . ."}), "1:2,0,4");
    EXPECT_EQ(marked(kSquare, {U" a2 a1 b1", U" \"x y\" . b12", U" . \"x y\" b3"}), "a:1,0 b:2,8,5 x y:3,7");
    EXPECT_EQ(marked(kSquare, {U" α α .", U" . ß .", U" . . ."}), "α:0,1 ß:4");
}

TEST(Drawing, AppliesWhereverItFits) {
    EXPECT_EQ(marked(kSquare, {U" * * *"}), "*:0,1,2|*:3,4,5|*:6,7,8");
    EXPECT_EQ(marked(kSquare, {U"*", U"*", U"*"}), "*:0,3,6|*:1,4,7|*:2,5,8");
    EXPECT_EQ(marked(kSquare, {U"a .", U". b"}), "a:0 b:4|a:1 b:5|a:3 b:7|a:4 b:8");
    EXPECT_EQ(marked(kTouching, {U"ab"}), "a:0 b:1|a:1 b:2|a:3 b:4|a:4 b:5|a:6 b:7|a:7 b:8");
    EXPECT_EQ(marked({U"", U"*"}, {U"", U"a"}), "a:0");
}

TEST(Drawing, ComparesTokensNotColumns) {
    EXPECT_EQ(marked(kSquare, {U" 100 2 3", U" 4 50 6", U" 7 8 9"}), "1:1,2,3,5,6,7,8,4,0");
    EXPECT_EQ(values(kSquare, {U" 10 -3 .", U" x \"?!\" .", U" . . 7"}), "0=#10 1=#-3 3=x 4=?! 8=#7 ");
}

TEST(Drawing, TouchingCellsHaveOneDigit) {
    EXPECT_EQ(values(kTouching, {U"123", U"{45}.{-6}", U".\"x\"{y}"}), "0=#1 1=#2 2=#3 3=#45 5=#-6 7=x 8=y ");
    EXPECT_EQ(values({U"*0*0"}, {U"1020"}), "0=#1 1=#2 ");
    EXPECT_EQ(marked(kTouching, {U"a{a2}.", U"...", U"..."}),
              "this mark has no number, but others of its sequence have one: number all of them, or none for "
              "reading order");
}

TEST(Drawing, OtherCharactersAreMarksOnlyOnRequest) {
    EXPECT_EQ(values(kSquare, {U" # . #", U" . . .", U" ? . ."}, U"#?"), "0=# 2=# 6=? ");
    EXPECT_EQ(values(kSquare, {U" # . ."}), "this drawing fits nowhere in the layout");
}

TEST(Drawing, ShowsTheNearestFit) {
    const auto refused = [](const Lines& layout, const Lines& drawing) {
        const Diagnostic error = find_fits(Layout(layout), drawing_of(drawing), MarkUse::Sequences).error();
        return std::to_string(error.span.line) + ":" + std::to_string(error.span.column) + ": " +
               error.message + ": " + error.hint;
    };
    EXPECT_EQ(refused(kSquare, {U" a a a", U" a+a a"}),
              "2:4: this drawing fits nowhere in the layout: the nearest fit is at line 2 of the "
              "layout, \" * * *\", which has ' ' here");
    EXPECT_EQ(refused(kSquare, {U" a # a"}),
              "1:5: this drawing fits nowhere in the layout: the nearest fit is at line 1 of the "
              "layout, \" * * *\", which has a cell here: "
              "write a letter, a number, a quoted symbol, '*' or '.'");
    EXPECT_EQ(refused(kSquare, {U" a a a a"}),
              "1:8: this drawing fits nowhere in the layout: the nearest fit is at line 1 of the "
              "layout, \" * * *\", which has nothing here");
    EXPECT_EQ(refused(kSquare, {U" a", U" a", U" a", U" a"}),
              "4:2: this drawing fits nowhere in the layout: the nearest fit is at the end of the "
              "layout, which has 3 lines and ends above this line");
    EXPECT_EQ(refused(kSquare, {U"", U""}), "1:2: this drawing is empty: ");
}

TEST(Drawing, NumbersOccurOnce) {
    EXPECT_EQ(marked(kSquare, {U" 1 2 2", U" . . .", U" . . ."}),
              "the number 2 occurs twice: numbers give one sequence in numeric order; letters mark several");
}

TEST(Drawing, RefusesDrawingsBeyondItsLimits) {
    const auto refused = [](const FitLimits& limits) {
        const auto fits = find_fits(Layout(kSquare), drawing_of({U" *"}), MarkUse::Sequences, {}, limits);
        return fits ? "" : fits.error().message + ": " + fits.error().hint;
    };
    EXPECT_EQ(refused({9, 36}), "");
    EXPECT_EQ(refused({8, 36}), "this drawing marks more than 8 cells in all its places: ");
    EXPECT_EQ(
        refused({9, 35}),
        "this drawing needs more than 35 comparisons with the layout: draw the whole layout, so that it fits "
        "in one place");
}

TEST(Drawing, StopsComparingAtALimit) {
    const std::u32string row(2000, U'*');
    const auto compare = [&](const Limits& limits) {
        LimitWatch watch(limits);
        const FitLimits fit_limits{.watch = &watch};
        const bool fits =
            find_fits(Layout({row}), drawing_of({row}), MarkUse::Sequences, {}, fit_limits).has_value();
        EXPECT_EQ(fits, !watch.is_over(0));
        return watch.is_over(0) ? watch.reached() : std::nullopt;
    };
    EXPECT_EQ(compare({}), std::nullopt);
    const std::atomic<bool> interrupted = true;
    EXPECT_EQ(compare({.interrupted = &interrupted}), Limit::Interrupt);
    const std::atomic<std::size_t> used = 900'000;
    EXPECT_EQ(compare({.memory_bytes = 1'000'000, .memory_used = &used}), Limit::Memory);
}

}  // namespace
}  // namespace sator::tests
