// The numbers of pictures in the cells, then 'b' and the walls if there are any, and the pictures, with '/' between them: width, height,
// and two cells a hexadecimal digit. The lower bit of a cell is its line to the right, the higher one its line down.

#include "sator/exchange/puzz_link/figure_parts.hpp"

#include <algorithm>

#include "sator/exchange/boards/figure_pictures.hpp"
#include "sator/exchange/puzz_link/link_codecs.hpp"

namespace sator::exchange {

namespace {

constexpr char kHoleSign = '=';
constexpr int kHole = 0, kMostLength = 1000;

/// Numbers from 0 on are one less than those of the board, whose 0 is a hole.
ListCode picture_numbers() {
    const auto numbers = number16_token();
    return gapped('g', {[numbers](LinkBody& body) {
                            if (body.peek() == kHoleSign) {
                                body.take();
                                return kHole;
                            }
                            const int number = numbers.read(body);
                            return number < 0 ? number : number + 1;
                        },
                        [numbers](int number) {
                            if (number == kHole) return std::string(1, kHoleSign);
                            return numbers.write(number < 0 ? number : number - 1);
                        }});
}

std::size_t take_length(LinkBody& body) {
    const std::size_t place = body.position();
    const int length = read_count(body);
    if (length == 0 || length >= kMostLength) body.fail_at(place, "a picture has no such size");
    return static_cast<std::size_t>(length);
}

void read_figures(LinkBody& body, DrawnBoard& board) {
    board.cells = picture_numbers().read(body, board.cell_count());
    if (body.peek() == '/') body.take();
    if (body.peek() == 'b') {
        body.take();
        const std::size_t edges = board.edge_count() - board.upright_edges();
        auto walls = packed(2, 5).read(body, board.upright_edges());
        const auto level = packed(2, 5).read(body, edges);
        walls.insert(walls.end(), level.begin(), level.end());
        board.edges = std::move(walls);
        if (!body.is_at_end() && body.peek() == '/') body.take();
    }
    while (!body.is_at_end()) {
        const std::size_t columns = take_length(body), rows = take_length(body);
        std::vector<int> lines(columns * rows, 0);
        for (std::size_t cell = 0; cell + 1 < lines.size() && !body.has_failed(); cell += 2) {
            const int both = body.take_number(1, 16);
            lines[cell] = both % 4;
            lines[cell + 1] = both / 4;
        }
        if (!body.has_failed()) board.shapes.push_back(picture_of_lines(columns, lines));
        if (!body.is_at_end() && body.take() != '/') body.fail("a picture is longer than its size");
    }
}

std::string write_figures(const DrawnBoard& board) {
    std::string text = picture_numbers().write(board.cells);
    if (std::ranges::any_of(board.edges, [](int wall) { return wall > 0; })) {
        const auto middle = board.edges.begin() + static_cast<std::ptrdiff_t>(board.upright_edges());
        text += "/b" + packed(2, 5).write({board.edges.begin(), middle}) +
                packed(2, 5).write({middle, board.edges.end()});
    }
    for (const std::string& shape : board.shapes) {
        const auto [columns, lines] = lines_of_picture(shape);
        if (columns == 0) return {};
        text += "/" + std::to_string(columns) + "/" + std::to_string(lines.size() / columns) + "/";
        for (std::size_t cell = 0; cell + 1 < lines.size(); cell += 2)
            text += digit_character(lines[cell] + 4 * lines[cell + 1]);
    }
    return text;
}

}  // namespace

const LinkPart kFigures = {read_figures, write_figures};

}  // namespace sator::exchange
