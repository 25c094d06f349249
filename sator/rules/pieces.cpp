// The rule `pieces`: in each group, the cells with one of the values are one piece of N cells that share edges. Pieces of two groups that
// share an edge differ in shape. The propagator UnlikePieces has all places of the pieces of two groups.

#include <algorithm>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/placement/unlike_pieces.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/polyominoes.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "pieces VALUES size N";
/// The cells of a shape fit into a square of this side, and its cells into a number of 32 bits.
constexpr std::int64_t kGreatestSize = 5;
/// More places of a piece than this are refused; a group of 500 cells has fewer for four cells.
constexpr std::size_t kMostPlaces = 10'000;

/// A place of a piece: positions in ascending order.
using Place = std::vector<std::uint32_t>;

bool are_neighbours(HalfCell a, HalfCell b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 2;
}

/// Returns all sets of `size` positions from `begin` to `end` that hang together; at most kMostPlaces + 1 of them.
std::set<Place> places_in(const CellPoints& points, std::uint32_t begin, std::uint32_t end,
                          std::uint32_t size) {
    std::set<Place> places;
    for (std::uint32_t i = begin; i < end; ++i) places.insert({i});
    for (std::uint32_t grown = 1; grown < size; ++grown) {
        std::set<Place> larger;
        for (const Place& place : places) {
            for (std::uint32_t i = begin; i < end && larger.size() <= kMostPlaces; ++i) {
                const bool is_beside = std::ranges::any_of(
                    place, [&](std::uint32_t other) { return are_neighbours(points[other], points[i]); });
                if (!is_beside || std::ranges::binary_search(place, i)) continue;
                Place next = place;
                next.insert(std::ranges::lower_bound(next, i), i);
                larger.insert(std::move(next));
            }
        }
        places = std::move(larger);
    }
    return places;
}

CellPoints points_of(const Place& place, const CellPoints& points) {
    CellPoints own;
    for (const std::uint32_t position : place) own.push_back(points[position]);
    return own;
}

class Pieces final : public Rule {
  public:
    /// `begins`: the number of the first cell of each group, and the number of all cells.
    Pieces(Slot cells, std::vector<std::uint32_t> begins, CellPoints points, std::uint32_t size,
           std::vector<ValueId> values, const Puzzle& puzzle)
        : cells_(std::move(cells)),
          begins_(std::move(begins)),
          points_(std::move(points)),
          size_(size),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<CellPoints> pieces;
        for (std::size_t group = 0; group + 1 < begins_.size(); ++group) {
            Place place;
            for (std::uint32_t i = begins_[group]; i < begins_[group + 1]; ++i) {
                if (has_bit(is_listed_, static_cast<std::size_t>(values[i]))) place.push_back(i);
            }
            pieces.push_back(points_of(place, points_));
            if (place.size() != size_ || !hangs_together(pieces.back())) return false;
        }
        for (std::size_t a = 0; a < pieces.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (touch(pieces[a], pieces[b]) && congruent_shape(pieces[a]) == congruent_shape(pieces[b]))
                    return false;
            }
        }
        return true;
    }

    void post(Model& model) const override {
        const std::size_t groups = begins_.size() - 1;
        for (std::uint32_t a = 0; a < groups; ++a) {
            bool has_neighbour = false;
            for (std::uint32_t b = 0; b < groups; ++b) {
                if (a == b || !are_beside(a, b)) continue;
                has_neighbour = true;
                if (a < b) post_pair(model, a, b);
            }
            if (!has_neighbour) post_pair(model, a, a);
        }
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the cells with " + spoken_values(naming.puzzle) + " of each group"),
                "be one piece of " + std::to_string(size_) +
                    " cells, which differs in shape from each piece that shares an edge with it"};
    }

  private:
    static bool touch(const CellPoints& a, const CellPoints& b) {
        return std::ranges::any_of(a, [&](HalfCell one) {
            return std::ranges::any_of(b, [&](HalfCell other) { return are_neighbours(one, other); });
        });
    }

    static bool hangs_together(CellPoints cells) {
        CellPoints reached{cells.back()};
        cells.pop_back();
        for (std::size_t i = 0; i < reached.size(); ++i) {
            std::erase_if(cells, [&](HalfCell at) {
                if (!are_neighbours(at, reached[i])) return false;
                reached.push_back(at);
                return true;
            });
        }
        return cells.empty();
    }

    std::string spoken_values(const Puzzle& puzzle) const {
        std::string text;
        for (const ValueId value : values_)
            text += (text.empty() ? "" : " or ") + puzzle.alphabet.symbols()[value.index()].to_string();
        return text;
    }

    bool are_beside(std::uint32_t a, std::uint32_t b) const {
        for (std::uint32_t i = begins_[a]; i < begins_[a + 1]; ++i) {
            for (std::uint32_t j = begins_[b]; j < begins_[b + 1]; ++j) {
                if (are_neighbours(points_[i], points_[j])) return true;
            }
        }
        return false;
    }

    /// Posts the pieces of two groups, or of one alone.
    void post_pair(Model& model, std::uint32_t a, std::uint32_t b) const {
        std::vector<VariableId> variables;
        UnlikePieces::Places places[2];
        std::vector<std::uint32_t> own;  // the position of each variable
        if (a == b) places[1].emplace_back();
        for (const std::uint32_t group : a == b ? std::vector{a} : std::vector{a, b}) {
            const auto offset = static_cast<std::uint32_t>(variables.size());
            for (std::uint32_t i = begins_[group]; i < begins_[group + 1]; ++i) {
                variables.push_back(variable_of(cells_[i]));
                own.push_back(i);
            }
            for (const Place& place : places_in(points_, begins_[group], begins_[group + 1], size_)) {
                PiecePlace next;
                for (const std::uint32_t i : place) next.positions.push_back(i - begins_[group] + offset);
                next.shape = number_of(congruent_shape(points_of(place, points_)));
                places[group == a ? 0 : 1].push_back(std::move(next));
            }
        }
        UnlikePieces::Neighbours neighbours;
        const std::uint32_t middle = begins_[a + 1] - begins_[a];
        for (std::uint32_t i = 0; i < middle; ++i) {
            for (std::uint32_t j = middle; j < own.size(); ++j) {
                if (are_neighbours(points_[own[i]], points_[own[j]])) neighbours.emplace_back(i, j);
            }
        }
        model.post(std::make_shared<const UnlikePieces>(is_listed_, std::move(places[0]),
                                                        std::move(places[1]), neighbours),
                   std::move(variables));
    }

    /// Returns a number that is the same for equal shapes: each cell is a bit of it.
    static std::uint32_t number_of(const CellPoints& shape) {
        std::uint32_t number = 0;
        for (const HalfCell at : shape)
            number |= 1U << static_cast<std::uint32_t>(at.row / 2 * kGreatestSize + at.column / 2);
        return number;
    }

    Slot cells_;
    std::vector<std::uint32_t> begins_;
    CellPoints points_;
    std::uint32_t size_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make_pieces(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto wrong = [&] {
        return std::unexpected(
            error_at(statement.span, "pieces needs values and a size", "write " + std::string(kSyntax)));
    };
    if (arguments.size() < 3 || arguments[arguments.size() - 2].text != "size") return wrong();
    const auto size = number_argument(arguments.back(), kSyntax);
    if (!size) return failure(size);
    if (*size < 1 || *size > kGreatestSize)
        return std::unexpected(
            error_at(arguments.back().span, "a piece has 1 to 5 cells", "write e.g. 'pieces 1 size 4'"));
    arguments.resize(arguments.size() - 2);
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    const puzzle::PositionMap map(context.puzzle.grid);
    Slot cells;
    CellPoints points;
    std::vector<std::uint32_t> begins{0};
    for (const Sequence& sequence : sequences) {
        const auto begin = points.size();
        for (const CellId cell : sequence.cells) {
            if (std::ranges::find(cells, cell) != cells.end() || map.steps().size() != 4)
                return std::unexpected(error_at(statement.span,
                                                "pieces is about square cells, each in one group",
                                                "write e.g. 'pieces 1 size 4 at regions'"));
            cells.push_back(cell);
            points.push_back(map.point(cell));
        }
        begins.push_back(static_cast<std::uint32_t>(points.size()));
        const auto places = places_in(points, static_cast<std::uint32_t>(begin), begins.back(),
                                      static_cast<std::uint32_t>(*size));
        if (places.size() > kMostPlaces)
            return std::unexpected(
                error_at(statement.span, "a piece has too many places in a group", "name smaller groups"));
    }
    RuleList rules;
    rules.push_back(std::make_unique<Pieces>(std::move(cells), std::move(begins), std::move(points),
                                             static_cast<std::uint32_t>(*size), *values, context.puzzle));
    return rules;
}

}  // namespace

RuleEntry pieces_rule() {
    return {
        .name = "pieces",
        .syntax = std::string(kSyntax),
        .summary =
            "In each group, the cells with one of the values are one piece of N cells that share edges. Two "
            "pieces that share an edge differ in shape, even if they are turned or mirrored.",
        .shape = RuleShape::AllDrawings,
        .example =
            "layout 4x2\n"
            "range 0..1\n"
            "\n"
            "rule pieces 1 size 3 at boxes 2x2\n",
        .example_solutions = 2,
        .is_about_places = true,
        .maker = make_pieces,
    };
}

}  // namespace sator::rules
