#include "sator/render/text/pair_signs.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"

namespace sator::render {

namespace {

/// The dots of regions that agree in this number of things: black, grey, white.
constexpr std::array<std::u32string_view, 3> kAgreementDots = {U"●", U"◐", U"○"};
constexpr std::u32string_view kUprightBar = U"┃";
constexpr std::u32string_view kLevelBar = U"━";

/// Returns what the rule `region` prints on a border; empty if it prints nothing there.
std::u32string sign_of(const RuleStatement& statement, bool is_upright) {
    const auto& arguments = statement.arguments;
    if (statement.name != "region" || arguments.size() < 2) return {};
    const std::string& last = arguments.back().text;
    const std::string& word = arguments[arguments.size() - 2].text;
    if (last == "apart") return std::u32string(is_upright ? kUprightBar : kLevelBar);
    if (word == "total") return last == "?" ? U"○" : to_code_points(last);
    const bool is_agreement = word == "agree" && last.size() == 1 && last[0] >= '0' && last[0] <= '2';
    return is_agreement ? std::u32string(kAgreementDots[static_cast<std::size_t>(last[0] - '0')])
                        : std::u32string();
}

class PairSigns {
  public:
    PairSigns(const Puzzle& puzzle, text::HalfCellText& drawing, std::size_t cell_width)
        : puzzle_(puzzle), map_(puzzle.grid), layout_(puzzle.grid, cell_width), drawing_(drawing) {}

    void add() {
        for (const RuleStatement& statement : puzzle_.rules) {
            for (const MarkedDrawing& drawing : statement.drawings) {
                for (const Sequence& sequence : drawing) {
                    if (sequence.cells.size() == 2) add(statement, sequence);
                }
            }
        }
    }

  private:
    void add(const RuleStatement& statement, const Sequence& pair) {
        const HalfCell a = map_.point(pair.cells[0]), b = map_.point(pair.cells[1]);
        const HalfCell middle{(a.row + b.row) / 2, (a.column + b.column) / 2};
        const bool is_upright = a.row == b.row;
        const std::u32string sign = sign_of(statement, is_upright);
        if (sign.empty() || (!is_upright && a.column != b.column)) return;
        const auto place = layout_.place(middle);
        // A number is centred on the border, and may be wider than it.
        const std::size_t begin = place.middle() - std::min(place.middle(), (sign.size() - 1) / 2);
        std::u32string& line = drawing_.lines[place.y];
        if (begin + sign.size() <= line.size()) line.replace(begin, sign.size(), sign);
    }

    const Puzzle& puzzle_;
    puzzle::PositionMap map_;
    text::HalfCellLayout layout_;
    text::HalfCellText& drawing_;
};

}  // namespace

bool has_pair_sign(const RuleStatement& statement) {
    const auto is_pair = [](const Sequence& sequence) { return sequence.cells.size() == 2; };
    return !sign_of(statement, true).empty() &&
           std::ranges::all_of(statement.drawings, [&](const MarkedDrawing& drawing) {
               return std::ranges::all_of(drawing, is_pair);
           });
}

void add_pair_signs(const Puzzle& puzzle, text::HalfCellText& drawing) {
    if (!text::HalfCellLayout::has_corners(puzzle.grid) || drawing.lines.empty()) return;
    const auto width = text::HalfCellLayout::width_of(puzzle.grid, drawing.lines.front().size());
    if (width) PairSigns(puzzle, drawing, *width).add();
}

}  // namespace sator::render
