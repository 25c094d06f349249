#pragma once

// Test only: random rules of every row of the registry, on random cells of a small grid, and a brute-force
// search that uses only the rules' `holds`.

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "sator/rules/any_of.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/build/puzzle_builder.hpp"
#include "tests/random/fillings.hpp"
#include "tests/random/group_demands.hpp"
#include "tests/random/random_line_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

using Grids = std::set<std::vector<Value>>;

/// A puzzle of 2 × 3 cells, or another small rectangle, and what is needed to build its rules.
class RandomPuzzle : public RandomLines {
  public:
    explicit RandomPuzzle(unsigned seed, std::size_t columns = 3, std::size_t rows = 2)
        : RandomLines(seed, PuzzleBuilder::rectangle(columns, rows)), columns_(columns) {
        const std::vector<std::string> ranges = {"0..3", "1..3 blank", "0..2"};
        range_ = ranges[upto(ranges.size())];
        builder_.range(range_);
        for (const CellId cell : builder_.cells()) {
            if (upto(4) == 0) builder_.range(upto(2) == 0 ? "1 2" : "1 2 3 blank", std::vector{cell});
        }
        for (const CellId cell : builder_.cells()) {
            if (upto(12) == 0) builder_.given(cell, "1");
        }
    }

    /// Adds a rule of this name. `may_repeat`: a cell may occur twice in a sequence.
    void add(const std::string& name, bool may_repeat) {
        const bool is_about_a_cell = name == "groups_beside" || name == "runs_around";
        const std::size_t length = is_about_a_cell ? 1
                                   : name == "way"
                                       ? 3
                                       : 1 + upto(std::min<std::size_t>(5, builder_.cells().size()));
        std::string statement;
        std::size_t sequences = 1;
        if (is_about_links(name)) return add_on_links(name);
        if (is_about_edges(name) || (name == "see" && upto(4) == 0)) return add_on_edges(name);
        if (name == "labelled" || name == "reaches") return add_with_clues(name);
        if (name == "meeting")
            return static_cast<void>(
                builder_.rule("meeting 1 2 " + number(0, 1) + " corner R1C1", Slot{CellId(0)}));
        if (name == "nearest" || name == "white_rectangles") return add_on_small_grid(name);
        if (name == kExpressionRule) {
            const std::vector<std::string> forms = {
                "sum(a) = 2 * sum(b)",
                "number(a) > number(b) + 7",
                "distinct(a, b)",
                "prime(sum(a) + 3 * max(b))",
                "if min(a) = 1 then max(b) < 3",
                "count(a, 1) = count(b, 2)",
                "sum(a) % 3 = product(b) / 2",
                "abs(sum(a) - sum(b)) >= 2",
                "sorted(a, sum(b))",
                "square(sum(a)) or odd(sum(b))",
                "sum(a) in (1, sum(b)..7)",
                "each 1 of a as x: x > 1 or even(sum(b))",
                "each 1 of a as x: each 1 of b as y: x != y or x in 2..3"};
            statement = forms[upto(forms.size())];
            sequences = 2;
        } else if (name == kLiarsRule) {
            return add_block(kLiarsRule);
        } else if (name == kAnyOfRule) {
            return add_block(kAnyOfRule);
        } else if (name == kNotRule) {
            const std::vector<std::string> negated = {"sum",    "distinct", "equal",    "count",
                                                      "subset", "product",  "in_order", "palindrome"};
            const std::string& inner = negated[upto(negated.size())];
            statement = "not " + inner + " " + arguments_of(inner, length);
        } else {
            statement = name + " " + arguments_of(name, length);
            if (name == "different_words" || name == "clone" || name == "same_values")
                sequences = 2 + upto(2);
            if (name == "different_pairs") sequences = 2;
        }
        std::vector<Slot> cells;
        for (std::size_t i = 0; i < sequences; ++i)
            cells.push_back(some_cells(length, may_repeat || name == "way"));
        if (name == "place" || name == "self_describing") cells = {builder_.cells()};
        if (name == "full_rank") cells = {some_row()};
        if (name == "dominoes" || name == "pieces" || name == "bank") cells = divided(1 + upto(3));
        builder_.rule(statement, cells);
    }

    /// Builds the rules. Returns false if the registry refuses one.
    bool make() {
        auto built = builder_.build();
        if (!built) return false;
        puzzle_ = std::move(*built);
        return make_rules_again();
    }
    /// Restricts each cell's range to a random part, and keeps the rules.
    void shrink_ranges() {
        for (std::size_t cell = 0; cell < puzzle_.grid.position_count(); ++cell) {
            auto range = range_of(puzzle_, CellId(cell));
            const ValueId kept = range[upto(range.size())];
            std::erase_if(range, [&](ValueId value) { return value != kept && upto(3) == 0; });
            puzzle_.ranges.resize(puzzle_.grid.position_count());
            puzzle_.ranges[cell] = range;
        }
    }

    /// Adds random values of the cells' ranges as givens, which often conflict, and builds the rules with
    /// them. Returns false if the registry refuses one.
    bool give() {
        std::vector<Given> givens;
        for (std::size_t cell = 0; cell < puzzle_.grid.position_count(); ++cell) {
            const auto range = range_of(puzzle_, CellId(cell));
            if (upto(3) == 0) givens.push_back({CellId(cell), range[upto(range.size())], {}});
        }
        puzzle_.initials = {{"", std::move(givens)}};
        return make_rules_again();
    }

    const Puzzle& puzzle() const { return puzzle_; }
    /// The context of the rules, for tests that build them again.
    RuleContext context() { return {puzzle_, languages_, files_, {}}; }
    const RuleList& rules() const { return rules_; }
    Model model() const { return build_model(puzzle_, rules_); }
    std::vector<Given> givens() const {
        return puzzle_.initials.empty() ? std::vector<Given>() : puzzle_.initials[0].givens;
    }
    /// The rules as text, for messages.
    std::string description() const { return *puzzle_.text; }

    /// Returns all grids that agree with ranges and givens and satisfy each rule. Depth first, cell by cell:
    /// a rule is checked as soon as all its cells have values.
    Grids brute_force() const {
        std::vector<std::vector<ValueId>> ranges;
        for (std::size_t cell = 0; cell < puzzle_.grid.position_count(); ++cell)
            ranges.push_back(range_of(puzzle_, CellId(cell)));
        for (const Given& given : givens()) ranges[given.cell.index()] = {given.value};
        Grids grids;
        for_each_filling(ranges, [&](const std::vector<Value>& values) {
            if (!keep_rules(values)) return false;
            if (values.size() == ranges.size()) grids.insert(values);
            return true;
        });
        return grids;
    }

  private:
    /// Adds groups of the cells with labels at two or three of them.
    void add_with_clues(const std::string& name) {
        const bool has_labels = name == "labelled";
        const Slot all = builder_.cells();
        Slot cells = has_labels ? all : some_cells(1, false);
        const auto first = static_cast<std::uint32_t>(cells.size());
        std::string statement = has_labels ? "labelled " + some_values(1 + upto(2)) + " clues"
                                           : "reaches " + number(0, 2) + (upto(2) == 0 ? ".. " : " ") +
                                                 some_values(1 + upto(2)) + (upto(3) == 0 ? " past" : "");
        for (const std::size_t place : {std::size_t{0}, all.size() / 2, all.size() - 1}) {
            if (std::find(cells.begin() + first, cells.end(), all[place]) != cells.end()) continue;
            cells.push_back(all[place]);
            if (has_labels) statement += std::vector<std::string>{" 1", " 2", " ?"}[upto(3)];
        }
        MarkedDrawing drawing{{"a", std::move(cells)}};
        drawing.back().breaks = {first};
        builder_.rule(statement, std::move(drawing));
    }

    /// Adds a rule that needs all cells to have two values, or five.
    void add_on_small_grid(const std::string& name) {
        const bool are_two = name == "nearest";
        builder_ =
            PuzzleBuilder::kind(are_two ? "grid 3x1\nrange 1 2 at all" : "grid 2x2\nrange 1..5 at all");
        range_ = are_two ? "1..2" : "1..5";
        if (upto(3) == 0) builder_.given(CellId(upto(3)), number(1, 2));
        if (are_two)
            builder_.rule(
                "nearest 1 in" + std::vector<std::string>{" left", " right", " left right"}[upto(3)],
                {CellId(upto(3))});
        else
            builder_.rule("white_rectangles 1 2 3 4 5", builder_.cells());
    }

    /// Adds liars or alternatives: two to four clues on the cells in their order.
    void add_block(std::string_view rule) {
        const std::vector<std::string> names = {"sum", "distinct", "equal", "count", "in_order", "not sum"};
        const std::size_t clues = 2 + upto(3);
        std::string text(rule);
        if (rule == kLiarsRule) text += " " + number(0, clues);
        for (std::size_t i = 0; i < clues; ++i) {
            const std::string& name = names[upto(names.size())];
            const std::size_t first = upto(3), last = first + 1 + upto(2);
            const bool is_joined = rule == kAnyOfRule && i > 0 && upto(3) == 0;
            text += (is_joined ? "\n  and " : "\n  ") + name + " " +
                    arguments_of(name == "not sum" ? "sum" : name, 2) + " at";
            for (std::size_t cell = first; cell <= last; ++cell)
                text += " R" + std::to_string(cell / 3 + 1) + "C" + std::to_string(cell % 3 + 1);
        }
        builder_.rule(text);
    }

    std::string some_word() {
        std::string word;
        for (std::size_t i = 2 + upto(2); i > 0; --i) word += static_cast<char>('1' + upto(2));
        return word;
    }

    /// Returns random arguments of a rule over `length` cells; nothing for a rule that takes none.
    std::string arguments_of(const std::string& name, std::size_t length) {
        if (name == "sum") return number(0, 3 * length);
        if (name == "cage") return upto(3) == 0 ? "" : number(0, 3 * length);
        if (name == "product" || name == "prod")
            return std::to_string(std::vector{0, 1, 2, 4, 6, 12, 18}[upto(7)]);
        if (name == "difference") return number(0, 2) + (upto(2) == 0 ? ".." : "..2");
        if (name == "ratio" || name == "whispers" || name == "dutch_whispers" || name == "lockout")
            return number(1, 3);
        if (name == "modular_line") return number(2, 4);
        if (name == "sum_line") return number(0, 6) + (upto(2) == 0 ? "" : " loop");
        if (name == "pairs")
            return (upto(2) == 0 ? "\"" : "all \"") + some_values(1 + upto(2)) + ": " +
                   some_values(1 + upto(3)) + "; " + some_values(1) + ": " + some_values(1 + upto(2)) + "\"";
        if (name == "automaton")
            return "\"a -> b: " + some_values(1 + upto(2)) + "; b -> a: " + some_values(1) +
                   "; b -> b: any; a -> a: " + some_values(1) + "; accept " + (upto(2) == 0 ? "a" : "b") +
                   "\"";
        if (name == "pill_arrow") return number(1, 2);
        if (name == "region_sum_line") return "boxes 1x1";
        if (name == "visible") return number(1, length);
        if (name == "x_sum" || name == "skyscraper_sum" || name == "battlefield")
            return number(1, 2 * length);
        if (name == "numbered_rooms") return some_values(1);
        if (name == "around")
            return std::vector<std::string>{"", "edges ", "self "}[upto(3)] + some_values(1 + upto(2));
        if (name == "bank")
            return some_values(1) +
                   std::vector<std::string>{"", " some", " apart", " some one_each"}[upto(4)] + " shapes " +
                   std::vector<std::string>{"I1", "I2 I1", "L3", "I1 I1"}[upto(4)];
        if (name == "touches") return some_values(1 + upto(2)) + " " + number(0, 2);
        if (name == "share")
            return some_values(1 + upto(2)) + std::vector<std::string>{" more", " half", " less"}[upto(3)];
        if (name == "pieces") return some_values(1) + " size " + number(1, 3);
        if (name == "count") return some_values(1 + upto(2)) + (upto(2) == 0 ? " 1..2" : " " + number(0, 2));
        if (name == "permutation") return some_values(length);
        if (name == "subset") return some_values(length + upto(3));
        if (name == "superset") return some_values(1 + upto(length));
        if (name == "coloured_runs")
            return number(1, 2) + ":1" + (upto(2) == 0 ? "" : " " + number(1, 2) + ":2");
        if (name == "runs") return number(1, 2) + (upto(2) == 0 ? "" : " " + number(1, 2));
        if (name == "first_seen" || name == "last_seen") return number(1, 2);
        if (name == "little_killer") return number(0, 3 * length);
        if (name == "quadruple") return some_values(1 + upto(length));
        if (name == "full_rank") return number(1, 4);
        if (name == "connected")
            return some_values(1 + upto(2)) +
                   std::vector<std::string>{"", " nonempty", " diagonally", " to_border"}[upto(4)];
        if (name == "order")
            return std::string(upto(2) == 0 ? "1..2" : "1..3") + (upto(2) == 0 ? " diagonally" : "");
        if (name == "way") return some_values(1 + upto(2)) + (upto(2) == 0 ? " over" : " around");
        if (name == "forest") return some_values(1 + upto(2));
        if (name == "ringed") return upto(2) == 0 ? "1 2 some" : "1 2 none";
        if (name == "snake_path") return some_values(1 + upto(2));
        if (name == "groups") return some_values(1 + upto(2)) + kGroupDemands[upto(kGroupDemands.size())];
        if (name == "couple") return some_values(1) + (upto(2) == 0 ? "" : " between ..1");
        if (name == "parts") return some_values(2) + (upto(2) == 0 ? " number ..2 alike" : " largest 1..2");
        if (name == "groups_beside")
            return number(0, 4) + (upto(2) == 0 ? ".. " : " ") + some_values(1 + upto(2));
        if (name == "runs_around")
            return std::vector<std::string>{"0 ", "1 ", "2 ", "11 ", "12 ", "3 "}[upto(6)] +
                   some_values(1 + upto(2));
        if (name == "paired") return "1 2";
        if (name == "ships") return "1 " + std::vector<std::string>{"1", "2", "2 1", "1 1", "3"}[upto(5)];
        if (name == "see")
            return number(0, 3) + (upto(2) == 0 ? ".." : "") + " until " + some_values(1 + upto(2)) +
                   (upto(3) == 0 ? " self" : "");
        if (name == "successive")
            return upto(2) == 0 ? "1 2 spaced" : some_values(1 + upto(3)) + " different";
        if (name == "together") return some_values(2 + upto(2));
        if (name == "dominoes") return range_.ends_with("blank") ? "1 2 3 blank" : "0 1 2 3";
        if (name == "xv") return upto(2) == 0 ? "X" : "V";
        if (name == "negative") return std::vector<std::string>{"xv", "white_dot", "black_dot"}[upto(3)];
        if (name == "box_indexer") return upto(2) == 0 ? "3x2" : "3x1";
        if (name == "doppelblock") return number(0, 4) + (upto(2) == 0 ? "" : " " + some_values(1));
        if (name == "sandwich") return number(0, 4) + (upto(2) == 0 ? " 1 2" : "");
        if (name == "anti_king" || name == "anti_knight") return upto(2) == 0 ? "" : "1 2";
        if (name == "regex")
            return std::vector<std::string>{"/1*2?.*/", "/(.)[12]*\\1/", "/(?!.*11).+/"}[upto(3)];
        if (name == "word" || name == "theme") return "list.txt";
        if (name == "words") return "1 2 12 21 22 112 121 2112 1212 12121";
        if (name == "find" || name == "place") return "\"" + some_word() + "\"";
        return "";
    }

    Slot some_cells(std::size_t length, bool may_repeat) {
        Slot cells = builder_.cells();
        std::ranges::shuffle(cells, random_);
        cells.resize(length);
        if (may_repeat && length > 1) cells[upto(length)] = cells[upto(length)];
        return cells;
    }

    /// Returns all cells, divided at random into up to `count` sequences.
    std::vector<Slot> divided(std::size_t count) {
        std::vector<Slot> parts(count);
        for (const CellId cell : builder_.cells()) parts[upto(count)].push_back(cell);
        std::erase_if(parts, [](const Slot& part) { return part.empty(); });
        return parts;
    }

    /// Returns the first row or the last, from one of its ends.
    Slot some_row() {
        const Slot cells = builder_.cells();
        const auto columns = static_cast<std::ptrdiff_t>(columns_);
        Slot row = upto(2) == 0 ? Slot(cells.begin(), cells.begin() + columns)
                                : Slot(cells.end() - columns, cells.end());
        if (upto(2) == 0) std::ranges::reverse(row);
        return row;
    }

    bool make_rules_again() {
        RuleContext context{puzzle_, languages_, files_, {}};
        auto rules = make_rules(Registry::standard(), context);
        if (!rules) return false;
        rules_ = std::move(*rules);
        return true;
    }

    bool keep_rules(const std::vector<Value>& values) const {
        std::vector<Value> own;
        for (const auto& rule : rules_) {
            own.clear();
            for (const CellId cell : rule->cells()) {
                if (cell.index() < values.size()) own.push_back(values[cell.index()]);
            }
            const bool is_decided = own.size() == rule->cells().size();
            if (is_decided && !rule->holds(own)) return false;
        }
        return true;
    }

    std::size_t columns_;
    Puzzle puzzle_;
    RuleList rules_;
    ClueCache languages_;
    Resources files_{[](const std::string& path) -> std::optional<std::string> {
        if (path != "list.txt") return std::nullopt;
        return "1;5\n2\n12\n21;7\n22\n112\n121\n211;9\n2112\n1212\n12121\n";
    }};
};

}  // namespace sator::tests
