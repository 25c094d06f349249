#include "sator/exchange/puzz_link/dot_parts.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "sator/exchange/boards/half_cells.hpp"
#include "sator/exchange/puzz_link/corner_parts.hpp"
#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"

namespace sator::exchange {

namespace {

constexpr int kColoursOfDot = 4;

void read_dots(LinkBody& body, DrawnBoard& board) {
    open_corners(board);
    const std::size_t count = half_cell_count(board), place = body.position();
    const auto pairs = number16().read(body, (count + 1) / 2);
    for (std::size_t at = 0; at < count && at / 2 < pairs.size(); ++at) {
        const int both = pairs[at / 2];
        if (both == DrawnBoard::kOpen) continue;
        if (both < 0 || both >= kColoursOfDot * kColoursOfDot)
            return body.fail_at(place, "a dot is black, grey or white");
        const int colour = at % 2 == 0 ? both / kColoursOfDot : both % kColoursOfDot;
        if (colour > 0) half_cell(board, at) = colour;
    }
}

std::string write_dots(const DrawnBoard& board) {
    const std::size_t count = half_cell_count(board);
    std::vector<int> pairs;
    for (std::size_t at = 0; at < count; at += 2) {
        const int first = std::max(0, half_cell(board, at)),
                  second = at + 1 < count ? std::max(0, half_cell(board, at + 1)) : 0;
        pairs.push_back(first + second == 0 ? DrawnBoard::kOpen : kColoursOfDot * first + second);
    }
    return number16().write(pairs);
}

void read_dotted_lines(LinkBody& body, DrawnBoard& board) {
    const std::size_t place = body.position();
    const std::size_t inside = board.edge_count(), all = inside + 2 * (board.columns + board.rows);
    const auto grounds = borders().read(body, all);
    std::vector<int> lines;
    for (std::size_t edge = 0; edge < all && edge < grounds.size(); ++edge) {
        if (edge < inside)
            lines.push_back(grounds[edge] == 0 ? 1 : 0);
        else if (grounds[edge] != 0)
            return body.fail_at(place, "a rim without a dotted line cannot be said");
    }
    lines.resize(inside, 1);
    board.regions = regions_between(board, lines);
    if (has_wall_in_region(board, lines))
        body.fail_at(place, "a dotted line that ends inside of a region cannot be said");
}

std::string write_dotted_lines(const DrawnBoard& board) {
    std::vector<int> grounds;
    for (const int wall : walls_of(board)) grounds.push_back(wall == 0 ? 1 : 0);
    return borders().write(grounds);
}

}  // namespace

const LinkPart kDotsOfThreeColours = {read_dots, write_dots};
const LinkPart kDottedLines = {read_dotted_lines, write_dotted_lines};

}  // namespace sator::exchange
