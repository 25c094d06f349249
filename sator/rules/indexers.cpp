#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/propagators/tables/short_table.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// What the number in an indexer counts: rows of its column, columns of its row, or places of its box.
enum class Index : std::uint8_t { Row, Column, Box };

/// Cell P of a line that holds V says that cell V of the line holds P: a table of the possible V, GAC
/// (ShortTable).
class Indexer final : public Rule {
  public:
    /// `line`: the column, row or box of the indexer. `own`: the index of the indexer there. `wanted`: the
    /// value whose number is own + 1; -1 if there is none.
    Indexer(Sequence line, std::size_t own, Index index, ValueNumbers numbers, Value wanted)
        : line_(std::move(line)), own_(own), index_(index), numbers_(std::move(numbers)), wanted_(wanted) {}

    std::span<const CellId> cells() const override { return line_.cells; }

    bool holds(std::span<const Value> values) const override {
        const std::int64_t place = numbers_[values[own_]];
        return place >= 1 && place <= std::ssize(values) &&
               values[static_cast<std::size_t>(place - 1)] == wanted_;
    }

    void post(Model& model) const override {
        ShortRows rows;
        model.initial_domain(variable_of(line_.cells[own_])).for_each([&](Value v) {
            const std::int64_t place = numbers_[v];
            if (wanted_ < 0 || place < 1 || place > std::ssize(line_.cells)) return;
            const auto at = static_cast<std::uint32_t>(place - 1);
            const auto own = static_cast<std::uint32_t>(own_), index = static_cast<std::uint32_t>(v);
            if (at == own && v != wanted_) return;
            const std::array row{ShortRows::Entry{own, index},
                                 ShortRows::Entry{at, static_cast<std::uint32_t>(wanted_)}};
            rows.add(std::span(row).first(at == own ? 1 : 2));
        });
        model.post(std::make_shared<const ShortTable>(std::make_shared<const ShortRows>(std::move(rows))),
                   variables_of(line_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string_view what = index_ == Index::Row      ? "which row of "
                                      : index_ == Index::Column ? "which column of "
                                                                : "which cell of ";
        return {rule_subject(naming, {"", {line_.cells[own_]}}, {}, label(), ReadingDirection::DoesNotMatter),
                "say " + std::string(what) + line_.label + " holds " + std::to_string(own_ + 1)};
    }

    RuleNoun noun() const override {
        return {index_ == Index::Row      ? "row indexer"
                : index_ == Index::Column ? "column indexer"
                                          : "box indexer"};
    }

  private:
    Sequence line_;
    std::size_t own_;
    Index index_;
    ValueNumbers numbers_;
    Value wanted_;
};

/// Returns the size of the boxes: the argument `3x2`, or the usual size.
std::expected<BoxSize, Diagnostic> box_size(const RuleStatement& statement, const Grid& grid) {
    if (statement.arguments.empty()) {
        const std::size_t rows = grid.blocks.empty() ? grid.rows.size() : grid.blocks.front().rows;
        if (const auto usual = usual_box_size(static_cast<std::uint32_t>(rows))) return *usual;
        return std::unexpected(
            error_at(statement.span, "the size of the boxes is missing", "write box_indexer 3x2"));
    }
    const std::string_view text = statement.arguments[0].text;
    const std::size_t x = text.find('x');
    if (x != std::string_view::npos) {
        const auto columns = to_whole_number<std::uint32_t>(text.substr(0, x));
        const auto rows = to_whole_number<std::uint32_t>(text.substr(x + 1));
        if (columns && rows && *columns > 0 && *rows > 0) return BoxSize{*columns, *rows};
    }
    return std::unexpected(error_at(statement.arguments[0].span, "this is not a size of boxes",
                                    "write columns and rows: box_indexer 3x2"));
}

/// Returns the lines in which the indexers count.
std::expected<std::vector<Sequence>, Diagnostic> counted_lines(const RuleStatement& statement, Index index,
                                                               const Grid& grid) {
    const bool is_box = index == Index::Box;
    if (auto done = check_argument_count(statement, 0, is_box ? 1 : 0, "",
                                         statement.name + (is_box ? " or box_indexer 3x2" : ""));
        !done)
        return failure(done);
    if (index == Index::Row) return columns_of(grid);
    if (index == Index::Column) return rows_of(grid);
    const auto size = box_size(statement, grid);
    if (!size) return failure(size);
    return boxes_of(grid, *size);
}

RuleMaker make(Index index) {
    return [index](const RuleStatement& statement, std::span<const Sequence> sequences,
                   RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        const Puzzle& puzzle = context.puzzle;
        const auto lines = counted_lines(statement, index, puzzle.grid);
        if (!lines) return failure(lines);
        RuleList rules;
        for (const CellId cell : sequences.front().cells) {
            const auto numbers = cell_numbers(statement, puzzle, std::span(&cell, 1), BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            const std::size_t count = rules.size();
            for (const Sequence& line : *lines) {
                const auto own = std::ranges::find(line.cells, cell) - line.cells.begin();
                if (own == std::ssize(line.cells)) continue;
                const auto wanted = puzzle.alphabet.find(Symbol::of_number(own + 1));
                rules.push_back(std::make_unique<Indexer>(line, static_cast<std::size_t>(own), index,
                                                          *numbers,
                                                          wanted ? static_cast<Value>(*wanted) : -1));
            }
            if (rules.size() > count) continue;
            return std::unexpected(error_at(statement.span,
                                            cell_name(puzzle.grid, cell) + " is in no " +
                                                (index == Index::Row      ? "column"
                                                 : index == Index::Column ? "row"
                                                                          : "box"),
                                            "mark other cells"));
        }
        return rules;
    };
}

RuleEntry entry(Index index, std::string name, std::string summary, std::uint64_t solutions) {
    std::string example = "sudoku 4x4\n" + name + " at R1C1 R2C3\n";
    return {
        .name = name,
        .syntax = index == Index::Box ? name + " SIZE" : name,
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .example = std::move(example),
        .example_solutions = solutions,
        .aliases = {name + "s"},
        .picture = RulePicture::Shade,
        .usual_kind = "sudoku",
        .is_about_places = true,
        .maker = make(index),
    };
}

}  // namespace

RuleEntry row_indexer_rule() {
    return entry(Index::Row, "row_indexer",
                 "A cell of row R that holds V says that in its column the cell of row V holds R.", 74);
}

RuleEntry column_indexer_rule() {
    return entry(Index::Column, "column_indexer",
                 "A cell of column C that holds V says that in its row the cell of column V holds C.", 76);
}

RuleEntry box_indexer_rule() {
    return entry(
        Index::Box, "box_indexer",
        "Cell P of a box, counted row by row, that holds V says that cell V of the box holds P. SIZE is "
        "the size of the boxes, e.g. 3x2, if it is not the usual one.",
        76);
}

}  // namespace sator::rules
