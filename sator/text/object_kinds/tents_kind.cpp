#include "sator/text/object_kinds/tents_kind.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

namespace {

class Camp {
  public:
    explicit Camp(const PrintedDrawing& drawing)
        : drawing_(drawing), grid_(drawing.front().size(), drawing.size()) {}

    /// A tree's cell holds nothing but the tree. Tents of older answers are read, too: there a tree points to its tent.
    std::string statements() const {
        std::vector<PrintedPlace> trees, open;
        for (const PrintedPlace at : grid_.cells()) (is_tree(at) ? trees : open).push_back(at);
        std::string text = grid_.statement();
        if (!open.empty()) text += "range \".\" A at " + grid_.names(open) + "\n";
        if (!trees.empty()) {
            text += "range T at " + grid_.names(trees) + "\nrule paired T A at all\n";
            text += "given_sign \"^\" T, up A\ngiven_sign \"v\" T, down A\n";
            text += "given_sign \"<\" T, left A\ngiven_sign \">\" T, right A\n";
        }
        return text + (trees.empty() ? "rule count A 0 at all\n" : "") + "rule anti_king A at all\n";
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
