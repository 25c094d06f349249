// Diagonals of cells that end at a corner are counted, as in Slant. One table says it: at most four cells touch a corner. `holds` counts.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/propagators/tables/table.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "meeting FALLING RISING N corner R1C1";
/// Cells that touch a corner.
constexpr std::size_t kCellsAtCorner = 4;
/// Tables have no more rows; else combinations are tried.
constexpr std::size_t kMostRows = 4096;

/// Some number of diagonals ends at a corner.
class Meeting final : public Rule {
  public:
    /// `touching`: by cell, the value whose diagonal ends at the corner.
    Meeting(Slot cells, std::vector<ValueId> touching, CountRange how_many, std::string corner,
            const Puzzle& puzzle)
        : cells_(std::move(cells)),
          touching_(std::move(touching)),
          how_many_(how_many),
          corner_(std::move(corner)) {
        for (const CellId cell : cells_) ranges_.push_back(range_of(puzzle, cell));
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < values.size(); ++i) count += values[i] == value_of(touching_[i]) ? 1 : 0;
        return count >= how_many_.least && count <= how_many_.most;
    }

    void post(Model& model) const override {
        std::size_t combinations = 1;
        for (const auto& range : ranges_) combinations *= range.size();
        if (combinations > kMostRows) return Rule::post(model);
        std::vector<std::uint32_t> rows;
        std::vector<Value> values(cells_.size());
        for (std::size_t i = 0; i < combinations; ++i) {
            std::size_t rest = i;
            for (std::size_t at = 0; at < values.size(); ++at) {
                values[at] = value_of(ranges_[at][rest % ranges_[at].size()]);
                rest /= ranges_[at].size();
            }
            if (!holds(values)) continue;
            for (const Value value : values) rows.push_back(static_cast<std::uint32_t>(value));
        }
        model.post(std::make_shared<const Table>(std::make_shared<const Tuples>(cells_.size(), rows)),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        const bool is_one = how_many_.least == 1 && how_many_.most == 1;
        return {label().empty() ? "the cells at the corner " + corner_ : label(),
                "have " + how_many_.to_string() + (is_one ? " diagonal that ends" : " diagonals that end") +
                    " there"};
    }

  private:
    Slot cells_;
    std::vector<ValueId> touching_;
    CountRange how_many_;
    std::string corner_;
    std::vector<std::vector<ValueId>> ranges_;  // by cell
};

/// Returns the corner that "R2C3" names: below row 2 and right of column 3. Row 0 is the upper rim.
std::optional<HalfCell> corner_named(std::string_view text) {
    const std::size_t column = text.find('C');
    if (!text.starts_with('R') || column == std::string_view::npos) return std::nullopt;
    const auto row = to_whole_number<std::int16_t>(text.substr(1, column - 1)),
               right = to_whole_number<std::int16_t>(text.substr(column + 1));
    if (!row || !right || *row < 0 || *right < 0) return std::nullopt;
    return HalfCell{2 * *row, 2 * *right};
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    constexpr std::size_t kArguments = 5;
    const auto& arguments = statement.arguments;
    const auto corner = arguments.size() == kArguments ? corner_named(arguments.back().text) : std::nullopt;
    if (!corner || arguments[kArguments - 2].text != "corner")
        return std::unexpected(error_at(statement.span,
                                        "meeting needs two values, a number, and the name of a corner",
                                        R"(write e.g. meeting "\" "/" 2 corner R1C1)"));
    const auto values = graph_values(statement, std::span(arguments).first(2), context.puzzle, kSyntax);
    if (!values) return failure(values);
    const auto how_many = count_range_argument(arguments[2], kSyntax);
    if (!how_many) return failure(how_many);
    if (values->size() != 2)
        return std::unexpected(error_at(statement.span, "the values of falling and rising diagonals differ"));
    const PositionMap map(context.puzzle.grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Slot cells = graph_cells(sequence).cells;
            std::vector<ValueId> touching;
            for (const CellId cell : cells) {
                if (!context.puzzle.grid.is_drawn(cell) || map.steps().size() != kCellsAtCorner) break;
                const auto [row, column] = map.point(cell);
                const std::int32_t down = corner->row - row, right = corner->column - column;
                if (std::abs(down) != 1 || std::abs(right) != 1) break;
                touching.push_back((*values)[down == right ? 0 : 1]);
            }
            if (touching.size() != cells.size() || cells.empty())
                return std::unexpected(error_at(
                    statement.span, "not all of these cells touch the corner " + arguments.back().text,
                    "write the cells around it, e.g. meeting \"\\\" \"/\" 2 corner R1C1 at R1C1 R1C2 "
                    "R2C1 R2C2"));
            return std::make_unique<Meeting>(cells, std::move(touching), *how_many, arguments.back().text,
                                             context.puzzle);
        });
}

}  // namespace

RuleEntry meeting_rule() {
    return {
        .name = "meeting",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells touch a corner, and N of their diagonals end there. A cell with FALLING has the "
            "diagonal "
            "from its upper left to its lower right corner, and a cell with RISING the other one. The corner "
            "R1C1 is the lower right corner of the cell R1C1. N is a number, 2..4, 2.. (at least) or ..4 (at "
            "most).",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 2x2\n"
            "range \"\\\\\" \"/\"\n"
            "\n"
            "rule meeting \"\\\\\" \"/\" 3 corner R1C1 at R1C1 R1C2 R2C1 R2C2\n",
        .example_solutions = 4,
        .maker = make,
    };
}

}  // namespace sator::rules
