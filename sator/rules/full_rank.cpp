#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/line_rank.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "full_rank N";

/// The rank of a line among all lines of its length, each read from both ends: LineRank, which compares
/// bounds. Numbers of equally many digits are ordered as the lists of their digits.
class FullRank final : public Rule {
  public:
    /// `cells`: those of all lines. `lines`: lists of indices in `cells`; the first one is the ranked line.
    FullRank(Sequence own, Slot cells, std::vector<LineRank::Line> lines, std::size_t rank)
        : own_(std::move(own)), cells_(std::move(cells)), lines_(std::move(lines)), rank_(rank) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto read = [&](const LineRank::Line& line) {
            std::vector<Value> digits;
            for (const std::uint32_t i : line) digits.push_back(values[i]);
            return digits;
        };
        const auto others = std::span(lines_).subspan(1);
        const auto own = read(lines_[0]);
        return std::ranges::none_of(others, [&](const auto& line) { return read(line) == own; }) &&
               std::ranges::count_if(others, [&](const auto& line) { return read(line) < own; }) + 1 ==
                   static_cast<std::ptrdiff_t>(rank_);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const LineRank>(lines_[0], std::vector(lines_.begin() + 1, lines_.end()),
                                                    rank_ - 1),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {rule_subject(naming, own_, {}, label(), ReadingDirection::Matters),
                "be number " + std::to_string(rank_) +
                    " of all rows and columns, read from both ends, in ascending order"};
    }

    RuleNoun noun() const override { return {"rank " + std::to_string(rank_), RuleNoun::Place::Outside}; }

  private:
    Sequence own_;
    Slot cells_;
    std::vector<LineRank::Line> lines_;
    std::size_t rank_;
};

/// Returns all lines of the grid with `length` cells, each read from both ends.
std::vector<Slot> readings(const Grid& grid, std::size_t length) {
    std::vector<Slot> all;
    for (const auto& lines : lines_of(grid)) {
        for (const Slot& line : lines) {
            if (line.size() != length) continue;
            all.push_back(line);
            all.emplace_back(line.rbegin(), line.rend());
        }
    }
    return all;
}

/// Returns the rule of a line that is one of the readings. The line goes to the front.
std::unique_ptr<Rule> make_rule(const Sequence& sequence, std::vector<Slot> readings, std::size_t rank) {
    std::iter_swap(readings.begin(), std::ranges::find(readings, sequence.cells));
    Slot cells;
    for (const Slot& line : readings) cells.insert(cells.end(), line.begin(), line.end());
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    std::vector<LineRank::Line> lines;
    for (const Slot& line : readings) {
        lines.emplace_back();
        for (const CellId cell : line) {
            const auto at = std::ranges::lower_bound(cells, cell) - cells.begin();
            lines.back().push_back(static_cast<std::uint32_t>(at));
        }
    }
    return std::make_unique<FullRank>(sequence, std::move(cells), std::move(lines), rank);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 1, "a number", kSyntax); !done) return failure(done);
    const Argument& argument = statement.arguments[0];
    const auto rank = number_argument(argument, kSyntax);
    if (!rank) return failure(rank);
    const Puzzle& puzzle = context.puzzle;
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto lines = readings(puzzle.grid, sequence.cells.size());
            if (std::ranges::find(lines, sequence.cells) == lines.end()) {
                return std::unexpected(error_at(
                    statement.span,
                    "only a whole row or column has a rank, not " + sequence_name(puzzle.grid, sequence),
                    "write 'clues full_rank' and lists of ranks for the sides"));
            }
            if (*rank < 1 || *rank > std::ssize(lines)) {
                return std::unexpected(error_at(argument.span, "there is no rank " + std::to_string(*rank),
                                                "the " + std::to_string(lines.size()) +
                                                    " lines have the ranks 1 to " +
                                                    std::to_string(lines.size())));
            }
            for (const Slot& line : lines) {
                const auto numbers = cell_numbers(statement, puzzle, line, BlankCells::AreErrors);
                if (!numbers) return failure(numbers);
            }
            return make_rule(sequence, std::move(lines), static_cast<std::size_t>(*rank));
        });
}

}  // namespace

RuleEntry full_rank_rule() {
    return {
        .name = "full_rank",
        .syntax = std::string(kSyntax),
        .summary =
            "All rows and columns are read from both ends as numbers and sorted: this line is the Nth "
            "smallest, and no other equals it. Only lines as long as this one count.",
        .shape = RuleShape::OneSequence,
        .example =
            "latin 4x4\n"
            "clues full_rank\n"
            "left 1 . . .\n",
        .example_solutions = 14,
        .picture = RulePicture::Edge,
        .usual_kind = "sudoku",
        .has_short_clues = true,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
