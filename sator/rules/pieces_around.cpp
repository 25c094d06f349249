// The rule `pieces_around` gives the lengths of the pieces of lines in the ring of cells around a cell, as in tapa-like loop. RingPieces
// holds it.
#include <algorithm>
#include <array>
#include <string>

#include "sator/base/errors.hpp"
#include "sator/propagators/loops/ring_pieces.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "pieces_around LENGTHS VALUES";
/// The steps to the cells around a cell in a circle, in half cells.
constexpr std::array<HalfCell, RingDemand::kCells> kRingSteps = {
    {{-2, -2}, {-2, 0}, {-2, 2}, {0, 2}, {2, 2}, {2, 0}, {2, -2}, {0, -2}}};

class PiecesAround final : public Rule {
  public:
    /// `links`: the positions of the demand. `lengths`: a digit each, in ascending order.
    PiecesAround(CellId place, Slot links, RingDemand demand, std::string lengths,
                 std::vector<ValueId> values, const Puzzle& puzzle)
        : place_(place),
          cells_(std::move(links)),
          demand_(std::move(demand)),
          lengths_(std::move(lengths)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto is_lit = [&](std::uint32_t position) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[position]));
        };
        std::array<bool, RingDemand::kCells> is_drawn{}, is_entered{};
        for (std::size_t i = 0; i < RingDemand::kCells; ++i) {
            is_drawn[i] = demand_.ring[i] && is_lit(*demand_.ring[i]);
            is_entered[i] = std::ranges::any_of(demand_.spokes[i], is_lit);
        }
        return RingDemand::pieces_of(is_drawn, is_entered) == demand_.pieces;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const RingPieces>(demand_, is_listed_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string lines = spoken_lines(naming.puzzle, values_, PositionSort::Link);
        const std::string subject = "the cells around " + naming.groups.cell(place_);
        if (lengths_.empty()) return {labelled(label(), subject), "have no " + lines};
        std::string pieces;
        for (const char& length : lengths_)
            pieces += (pieces.empty()                ? ""
                       : &length == &lengths_.back() ? " and "
                                                     : ", ") +
                      std::string(1, length);
        return {labelled(label(), subject), "have " + lines + " in pieces of " + pieces + ", going round"};
    }

  private:
    CellId place_;
    Slot cells_;
    RingDemand demand_;
    std::string lengths_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Reads lengths such as 13: a piece of 1 cell and one of 3. 0 alone means that there is no piece.
std::expected<std::string, Diagnostic> read_piece_digits(const Argument& argument) {
    std::string digits = argument.text;
    const auto is_length = [](char c) { return c >= '1' && c <= '8'; };
    if (digits == "0") return std::string();
    if (digits.empty() || !std::ranges::all_of(digits, is_length))
        return std::unexpected(
            error_at(argument.span, argument.text + " is no list of lengths of pieces",
                     "write e.g. 13 for a piece of 1 cell and a piece of 3 cells, or 0 for none"));
    std::ranges::sort(digits);
    return digits;
}

/// Fills the ring of a demand, and returns its positions.
Slot links_of_ring(const PositionMap& map, HalfCell place, RingDemand& demand) {
    Slot links;
    const auto position_of = [&](CellId link) {
        links.push_back(link);
        return static_cast<std::uint32_t>(links.size() - 1);
    };
    std::array<std::optional<CellId>, RingDemand::kCells> ring;
    for (std::size_t i = 0; i < RingDemand::kCells; ++i) {
        const HalfCell next = kRingSteps[(i + 1) % RingDemand::kCells];
        ring[i] = map.find(PositionSort::Link, {place.row + (kRingSteps[i].row + next.row) / 2,
                                                place.column + (kRingSteps[i].column + next.column) / 2});
        if (ring[i]) demand.ring[i] = position_of(*ring[i]);
    }
    for (std::size_t i = 0; i < RingDemand::kCells; ++i) {
        const HalfCell at{place.row + kRingSteps[i].row, place.column + kRingSteps[i].column};
        if (!map.find(PositionSort::Cell, at)) continue;
        for (const CellId link : map.around(at, PositionSort::Link)) {
            if (std::ranges::find(ring, std::optional(link)) == ring.end())
                demand.spokes[i].push_back(position_of(link));
        }
    }
    return links;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (statement.arguments.size() < 2)
        return std::unexpected(error_at(statement.span, "pieces_around needs lengths and values",
                                        "write " + std::string(kSyntax) + ": pieces_around 13 line"));
    const auto lengths = read_piece_digits(statement.arguments.front());
    if (!lengths) return failure(lengths);
    const auto values = graph_values(statement, std::span(statement.arguments).subspan(1), puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId place : sequence.cells) {
            RingDemand demand;
            for (const char length : *lengths) ++demand.pieces[static_cast<std::size_t>(length - '0')];
            Slot links;
            if (puzzle.grid.sort_of(place) == PositionSort::Cell && map.steps().size() == 4)
                links = links_of_ring(map, map.point(place), demand);
            if (links.empty())
                return std::unexpected(error_at(statement.span,
                                                "pieces_around is about a square cell with links around it",
                                                "write e.g. 'grid 5x5 links', and name cells after 'at'"));
            rules.push_back(std::make_unique<PiecesAround>(place, std::move(links), std::move(demand),
                                                           *lengths, *values, puzzle));
        }
    }
    return rules;
}

}  // namespace

RuleEntry pieces_around_rule() {
    return {
        .name = "pieces_around",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are lines. The cells around a cell at which they end form "
            "pieces of these lengths, a digit each, in any order, as in tapa-like loop: two cells that "
            "follow each other in the ring around the cell are in one piece if a line joins them. 0 means "
            "no piece.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule pieces_around 5 \"-\" at R2C2\n",
        .example_solutions = 4,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
