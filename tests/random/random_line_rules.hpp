#pragma once

// Test only: random rules about links and edges, each on a small grid of its own.

#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "sator/text/build/puzzle_builder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Random choices, and the puzzle that they build.
class RandomChoices {
  public:
    RandomChoices(unsigned seed, PuzzleBuilder builder) : random_(seed), builder_(std::move(builder)) {}

  protected:
    std::size_t upto(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }
    std::string number(std::size_t least, std::size_t most) {
        return std::to_string(least + upto(most - least + 1));
    }

    std::string some_values(std::size_t count) {
        const std::vector<std::string> symbols = {"0", "1", "2", "3", "blank"};
        const bool has_zero = range_.starts_with("0"), has_blank = range_.ends_with("blank");
        const std::size_t first = has_zero ? 0 : 1, last = has_blank ? 5 : range_ == "0..2" ? 3 : 4;
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += (i == 0 ? "" : " ") + symbols[first + upto(last - first)];
        return text;
    }

    std::mt19937 random_;
    PuzzleBuilder builder_;
    std::string range_;
};

class RandomLines : public RandomChoices {
  public:
    using RandomChoices::RandomChoices;

  protected:
    static bool is_about_links(const std::string& name) {
        static const std::set<std::string> kNames = {
            "acyclic",       "alternates", "figures", "arms",           "longest",       "bridges",
            "crossing_loop", "enclosed",   "joined",  "loop",           "passes",        "paths",
            "segments",      "stretch",    "visits",  "flow",           "pieces_around", "tours",
            "trail",         "ends_apart", "course",  "straight_pieces"};
        return kNames.contains(name);
    }

    static bool is_about_edges(const std::string& name) {
        static const std::set<std::string> kNames = {"centred", "division", "merged", "region"};
        return kNames.contains(name);
    }

    /// Makes a new grid with links, and adds a rule about them.
    void add_on_links(const std::string& name) {
        builder_ = PuzzleBuilder::kind("grid 3x2 links\nrange 1 2 at all\nrange 1 2 at links");
        range_ = "1..2";
        constexpr std::size_t kCells = 6, kLinks = 7;
        Slot links;
        for (std::size_t i = 0; i < kLinks; ++i) links.emplace_back(kCells + i);
        if (upto(3) == 0) builder_.given(links[upto(kLinks)], number(1, 2));
        if (name == "bridges")
            add_bridges(std::move(links));
        else if (name == "loop")
            builder_.rule("loop 1" + std::vector<std::string>{"", " all", " several", " except 2"}[upto(4)],
                          links);
        else if (name == "crossing_loop")
            builder_.rule("crossing_loop 1" + std::vector<std::string>{"", " all", " several",
                                                                       " several rectangles"}[upto(4)],
                          links);
        else if (name == "alternates")
            builder_.rule("alternates 1 between 1 2", std::vector<Slot>{{CellId(0), CellId(1), CellId(3)},
                                                                        {CellId(2), CellId(4), CellId(5)}});
        else if (name == "figures")
            add_figures(links);
        else if (name == "longest")
            builder_.rule("longest 1 " + number(1, 3), Slot{CellId(0), CellId(1), CellId(3 + upto(2))});
        else if (name == "arms")
            builder_.rule("arms 1" + std::vector<std::string>{" opposite", " up right", " left", ""}[upto(4)],
                          Slot{CellId(upto(kCells))});
        else if (name == "acyclic" || name == "joined")
            builder_.rule(name + (name == "joined" && upto(2) == 0 ? " 1 drawn" : " 1"), links);
        else if (name == "paths")
            add_paths(links);
        else if (name == "enclosed")
            builder_.rule(upto(2) == 0 ? "enclosed 1" : "enclosed 1 outside", Slot{CellId(upto(kCells))});
        else if (name == "passes")
            builder_.rule("passes 1" + std::vector<std::string>{" 2", " turn 1..", " straight 1",
                                                                " turn alike"}[upto(4)],
                          Slot{CellId(upto(3)), CellId(3 + upto(3))});
        else if (name == "segments")
            builder_.rule(
                "segments 1" + std::vector<std::string>{"", " turn", " straight optional", " each 1..2",
                                                        " total 3 different", " shorter 1"}[upto(6)],
                Slot{CellId(upto(kCells))});
        else if (name == "trail" || name == "ends_apart")
            builder_.rule(name + " 1", Slot{CellId(0), CellId(1), CellId(3), CellId(4)});
        else if (name == "tours")
            add_tours(links);
        else if (name == "course")
            builder_.rule("course 1 in R1C1/top out R2C" + number(2, 3) + "/bottom",
                          std::vector<Slot>{
                              links, {CellId(upto(kCells))}, {CellId(3), CellId(0)}, {CellId(1), CellId(2)}});
        else if (name == "straight_pieces")
            builder_.rule(
                "straight_pieces 1 lengths " + std::vector<std::string>{"1", "1 2", "2 ?", "?"}[upto(4)],
                Slot{CellId(upto(3)), CellId(3 + upto(3))});
        else if (name == "flow")
            builder_.rule("flow 1", Slot{CellId(upto(3)), CellId(3 + upto(3)), CellId(upto(3))});
        else if (name == "pieces_around")
            builder_.rule("pieces_around " + std::vector<std::string>{"0", "3", "12", "5"}[upto(4)] + " 1",
                          Slot{CellId(upto(kCells))});
        else if (name == "stretch")
            builder_.rule("stretch 1 " + number(1, 3) + (upto(2) == 0 ? " within" : ""),
                          Slot{CellId(upto(kCells))});
        else
            builder_.rule("visits 1 " + number(0, 2), Slot{CellId(upto(3)), CellId(3 + upto(3))});
    }

    /// Adds bridges between two to four islands.
    void add_bridges(Slot links) {
        builder_ = PuzzleBuilder::kind("grid 3x2 links\nrange 1 2 at all\nrange 1 2 3 at links");
        range_ = "1..3";
        const auto first = static_cast<std::uint32_t>(links.size());
        std::string statement = "bridges 1 2 clues";
        for (const std::uint32_t cell : {0U, 2U, 3U, 5U}) {
            if (cell > 2 && upto(3) == 0) continue;
            statement += " " + number(1, 3);
            links.emplace_back(cell);
        }
        MarkedDrawing drawing{{"a", std::move(links)}};
        drawing.back().breaks = {first};
        builder_.rule(statement, std::move(drawing));
    }

    /// Adds tours through two regions, with one clue.
    void add_tours(Slot links) {
        builder_ = PuzzleBuilder::kind(
            "grid 3x2 links\nregions\n| a a b\n| a b b\nrange 1 2 at all\nrange 1 2 at links");
        const auto first = static_cast<std::uint32_t>(links.size());
        links.emplace_back(upto(6));
        MarkedDrawing drawing{{"a", std::move(links)}};
        drawing.back().breaks = {first};
        builder_.rule("tours 1 clues " + std::vector<std::string>{"?", "2", "3"}[upto(3)],
                      std::move(drawing));
    }

    /// Adds two figures.
    void add_figures(Slot links) {
        const auto first = static_cast<std::uint32_t>(links.size());
        const std::vector<std::string> shapes = {"╶╴", "╶┐/.╵", "┌╴/╵.", "╶┬╴/.╵", "┌┐/└┘"};
        const std::string statement = "figures 1 shapes " + shapes[upto(5)] + " " + shapes[upto(5)] +
                                      " clues 1 " + (upto(2) == 0 ? "?" : "2");
        links.emplace_back(upto(3));
        links.emplace_back(3 + upto(3));
        MarkedDrawing drawing{{"a", std::move(links)}};
        drawing.back().breaks = {first};
        builder_.rule(statement, std::move(drawing));
    }

    /// Adds paths between two or four labelled cells.
    void add_paths(Slot links) {
        const auto first = static_cast<std::uint32_t>(links.size());
        std::string statement = "paths 1" + std::string(upto(3) == 0 ? " all" : "") + " clues 1 1";
        links.insert(links.end(), {CellId(0), CellId(3 + upto(3))});
        if (upto(2) == 0) {
            statement += " 2 ?";
            links.insert(links.end(), {CellId(1), CellId(2)});
        }
        MarkedDrawing drawing{{"a", std::move(links)}};
        drawing.back().breaks = {first};
        builder_.rule(statement, std::move(drawing));
    }

    /// Makes a new grid with edges, and adds a rule about them.
    void add_on_edges(const std::string& name) {
        builder_ = PuzzleBuilder::kind("grid 3x1 edges\nrange 1 2 at all\nrange 1 2 at edges");
        range_ = "1..2";
        constexpr std::size_t kCells = 3, kEdges = 10;
        Slot edges;
        for (std::size_t i = 0; i < kEdges; ++i) edges.emplace_back(kCells + i);
        if (upto(3) == 0) builder_.given(edges[upto(kEdges)], number(1, 2));
        if (name == "see") {
            builder_.rule("see " + number(0, 2) + " until 1 edges", Slot{CellId(upto(kCells))});
            return;
        }
        if (name == "region") {
            builder_.rule("region 1" + std::vector<std::string>{" wide", " as_tall_as_wide", " not_size 2",
                                                                " right 1", " end left", " lengths 1 2",
                                                                " lengths 1 ?", " ratio 1 2"}[upto(8)],
                          {CellId(upto(kCells))});
            return;
        }
        if (name == "merged") {
            builder_.rule("merged 1 " + number(1, 2) + (upto(3) == 0 ? " not_rectangle" : ""),
                          Slot{CellId(0), CellId(1)});
            return;
        }
        if (name == "centred") {
            edges.emplace_back(upto(2));
            edges.emplace_back(2);
            MarkedDrawing drawing{{"a", std::move(edges)}};
            drawing.back().breaks = {kEdges};
            builder_.rule(
                "centred 1 centres" + std::vector<std::string>{" middle", " right"}[upto(2)] + " middle",
                std::move(drawing));
            return;
        }
        builder_.rule(
            "division 1" + std::vector<std::string>{"", " size 2..3", " regions 2", " rectangle", " equal",
                                                    " unlike", " square", " snake", " thin"}[upto(9)],
            edges);
    }
};

}  // namespace sator::tests
