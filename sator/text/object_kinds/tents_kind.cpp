#include "sator/text/object_kinds/tents_kind.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

namespace {

/// A neighbour of a cell, the sign with which a tree there points to the cell, and the sign that points there.
struct Side {
    PrintedPlace step;
    char32_t to_cell, from_cell;
};
constexpr std::array<Side, 4> kSides = {
    {{{-1, 0}, U'v', U'^'}, {{0, -1}, U'>', U'<'}, {{0, 1}, U'<', U'>'}, {{1, 0}, U'^', U'v'}}};

class Camp {
  public:
    explicit Camp(const PrintedDrawing& drawing)
        : drawing_(drawing), grid_(drawing.front().size(), drawing.size()) {}

    std::string statements() const {
        std::string text = grid_.statement();
        for (const PrintedPlace at : grid_.cells()) text += is_tree(at) ? tree(at) : ground(at);
        return text + "rule anti_king A at all\n";
    }

    /// Returns an error for a mark that means nothing, and for a tree without an open cell beside it.
    std::optional<Diagnostic> check() const {
        for (const PrintedPlace at : grid_.cells()) {
            const PrintedMark& own = mark(at);
            if (!own.is(U'T') && !own.is(U'A') && !own.is(U'.'))
                return error_at(own.span, "'" + to_utf8(own.text) + "' is no cell of a camp",
                                "write T for a tree, A for a tent that is known, '.' for an open cell");
            const auto beside = grid_.neighbours(at);
            const bool is_stuck =
                std::ranges::all_of(beside, [&](PrintedPlace next) { return is_tree(next); });
            if (is_tree(at) && is_stuck) return error_at(own.span, "this tree has no open cell for its tent");
        }
        return std::nullopt;
    }

    std::string initial() const {
        auto marks = grid_.open_marks();
        for (const PrintedPlace at : grid_.cells()) {
            if (mark(at).is(U'A'))
                marks[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = "A";
        }
        return grid_.initial(marks);
    }

  private:
    const PrintedMark& mark(PrintedPlace at) const {
        return drawing_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    }
    bool is_tree(PrintedPlace at) const { return mark(at).is(U'T'); }

    /// A tree points to one of the open cells beside it.
    std::string tree(PrintedPlace at) const {
        std::string signs;
        for (const Side& side : kSides) {
            const PrintedPlace next{at.row + side.step.row, at.column + side.step.column};
            if (grid_.is_cell(next) && !is_tree(next)) signs += " " + quoted_sign(side.from_cell);
        }
        return "range" + signs + " at " + grid_.name(at) + "\n";
    }

    /// An open cell is a tent if exactly one tree points to it, and grass if none does.
    std::string ground(PrintedPlace at) const {
        std::vector<std::pair<PrintedPlace, char32_t>> trees;
        for (const Side& side : kSides) {
            const PrintedPlace next{at.row + side.step.row, at.column + side.step.column};
            if (grid_.is_cell(next) && is_tree(next)) trees.push_back({next, side.to_cell});
        }
        if (trees.empty()) return "range \".\" at " + grid_.name(at) + "\n";
        std::string regex, places;
        for (const auto& [place, sign] : trees) {
            regex += "[^" + escaped(sign) + "]";
            places += " " + grid_.name(place);
        }
        regex += "\\.";
        for (std::size_t pointing = 0; pointing < trees.size(); ++pointing) {
            regex += "|";
            for (std::size_t i = 0; i < trees.size(); ++i)
                regex += i == pointing ? escaped(trees[i].second) : "[^" + escaped(trees[i].second) + "]";
            regex += "A";
        }
        return "range \".\" A at " + grid_.name(at) + "\nrule regex /" + regex + "/ at" + places + " " +
               grid_.name(at) + " as \"the trees beside " + grid_.name(at) + "\"\n";
    }

    static std::string quoted_sign(char32_t sign) { return "\"" + to_utf8({&sign, 1}) + "\""; }
    static std::string escaped(char32_t sign) { return (sign == U'^' ? "\\" : "") + to_utf8({&sign, 1}); }

    const PrintedDrawing& drawing_;
    PrintedGrid grid_;
};

}  // namespace

KindResult expand_tents(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    const Camp camp(*drawing);
    if (auto error = camp.check()) return std::unexpected(std::move(*error));
    KindExpansion expansion{.statements = camp.statements()};
    expansion.more = {{camp.initial()}};
    expansion.reads_drawings = true;
    expansion.marks = *drawing;
    expansion.marks_are_values = true;
    expansion.list_head = "clues count A ?\n";
    return expansion;
}

}  // namespace sator::text
