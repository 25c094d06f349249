#include "sator/exchange/puzz_link/corner_parts.hpp"

#include <algorithm>
#include <vector>

#include "sator/exchange/puzz_link/link_codecs.hpp"

namespace sator::exchange {

namespace {

enum class Rim : std::uint8_t { IsLeftOut, IsIncluded };

/// The indices of corners in reading order, perhaps without those at the rim.
std::vector<std::size_t> corners_of(const DrawnBoard& board, Rim rim) {
    std::vector<std::size_t> corners;
    for (std::size_t row = 0; row <= board.rows; ++row) {
        for (std::size_t column = 0; column <= board.columns; ++column) {
            const bool is_rim = row == 0 || column == 0 || row == board.rows || column == board.columns;
            if (!is_rim || rim == Rim::IsIncluded) corners.push_back(row * (board.columns + 1) + column);
        }
    }
    return corners;
}

constexpr int kLongGap = 36;

template <Rim Where>
void read_corner_marks(LinkBody& body, DrawnBoard& board) {
    open_corners(board);
    const std::vector<std::size_t> corners = corners_of(board, Where);
    for (std::size_t at = 0; at < corners.size() && !body.is_at_end(); ++at) {
        const std::size_t place = body.position();
        const char c = body.take();
        if (c == '.') {
            at += kLongGap - 1;
            continue;
        }
        if (digit_value(c) < 0) return body.fail_at(place, "a letter or digit is expected here");
        at += static_cast<std::size_t>(digit_value(c));
        if (at < corners.size()) board.corners[corners[at]] = 1;
    }
}

template <Rim Where>
std::string write_corner_marks(const DrawnBoard& board) {
    std::string text;
    int gap = 0;
    for (const std::size_t corner : corners_of(board, Where)) {
        if (corner < board.corners.size() && board.corners[corner] > 0) {
            text += digit_character(gap);
            gap = 0;
        } else if (++gap == kLongGap) {
            text += '.';
            gap = 0;
        }
    }
    if (gap > 0) text += digit_character(gap);
    return text;
}

ListCode dots() {
    return packed(3, 3);
}

}  // namespace

void open_corners(DrawnBoard& board) {
    board.corners.assign(board.corner_count(), DrawnBoard::kOpen);
}

const LinkPart kCornerMarks = {read_corner_marks<Rim::IsLeftOut>, write_corner_marks<Rim::IsLeftOut>};
const LinkPart kAllCornerMarks = {read_corner_marks<Rim::IsIncluded>, write_corner_marks<Rim::IsIncluded>};
const LinkPart kCornerDots = {[](LinkBody& body, DrawnBoard& board) {
                                  board.corners = dots().read(body, board.corner_count());
                                  std::ranges::replace(board.corners, 0, DrawnBoard::kOpen);
                              },
                              [](const DrawnBoard& board) { return dots().write(board.corners); }};
const LinkPart kSlash = {[](LinkBody& body, DrawnBoard& /*board*/) {
                             if (body.take() != '/') body.fail("a '/' is missing here");
                         },
                         [](const DrawnBoard& /*board*/) { return std::string("/"); }};

}  // namespace sator::exchange
