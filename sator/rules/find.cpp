#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/tables/short_table.hpp"
#include "sator/puzzle/grids/straight_lines.hpp"
#include "sator/rules/words/drawn_word.hpp"

namespace sator::rules {

namespace {

/// The word is on at least one of the straight lines: a short table with a row for each line, GAC
/// (ShortTable).
class FindRule final : public Rule {
  public:
    /// `lines`: all straight lines of the word's length.
    FindRule(Slot cells, DrawnWord word, std::vector<Slot> lines)
        : cells_(std::move(cells)), word_(std::move(word)), lines_(std::move(lines)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override { return !found_in(values).empty(); }

    void post(Model& model) const override {
        const auto rows = std::make_shared<ShortRows>();
        std::vector<ShortRows::Entry> row;
        for (const Slot& line : lines_) {
            row.clear();
            for (std::size_t i = 0; i < line.size(); ++i)
                row.push_back({position_of(line[i]), word_.values[i]});
            rows->add(row);
        }
        model.post(std::make_shared<ShortTable>(rows), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), word_.text), "appear somewhere in a straight line"};
    }

    std::vector<Slot> highlighted_lines(std::span<const Value> values) const override {
        return found_in(values);
    }

  private:
    /// Returns the lines on which the word is.
    std::vector<Slot> found_in(std::span<const Value> values) const {
        std::vector<Slot> found;
        for (const Slot& line : lines_) {
            bool is_here = true;
            for (std::size_t i = 0; i < line.size(); ++i)
                is_here = is_here && values[position_of(line[i])] == word_.values[i];
            if (is_here) found.push_back(line);
        }
        return found;
    }
    /// Returns the index of a cell in cells(), which is sorted.
    std::uint32_t position_of(CellId cell) const {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(cells_, cell) - cells_.begin());
    }

    Slot cells_;
    DrawnWord word_;
    std::vector<Slot> lines_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Slot cells = cells_of(sequences);
    auto words = read_drawn_words(statement, cells, context.puzzle);
    if (!words) return failure(words);
    RuleList rules;
    for (std::size_t i = 0; i < words->size(); ++i) {
        auto lines = straight_lines(context.puzzle.grid, cells, (*words)[i].values.size(), context.watch);
        if (lines.empty()) return std::unexpected(word_too_long_error(statement.arguments[i], (*words)[i]));
        rules.push_back(std::make_unique<FindRule>(cells, std::move((*words)[i]), std::move(lines)));
    }
    return rules;
}

}  // namespace

RuleEntry find_rule() {
    return {
        .name = "find",
        .syntax = "find \"WORD\"",
        .summary =
            "The word appears somewhere in the marked cells, in a straight line, in any of eight directions "
            "(six in a hexagon).",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout\n"
            "| ***\n"
            "| ***\n"
            "| ***\n"
            "\n"
            "range A C E N O R T\n"
            "|*\n"
            "\n"
            "rule find \"CAT\"\n"
            "rule find \"ANT\"\n"
            "rule find \"ERA\"\n"
            "rule find \"TOE\"\n"
            "rule find \"ONE\"\n"
            "| ***\n"
            "| ***\n"
            "| ***\n"
            "\n"
            "initial\n"
            "| C..\n"
            "| ...\n"
            "| .R.\n",
        .example_solutions = 1,
        .determines_values = true,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
