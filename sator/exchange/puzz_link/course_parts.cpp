#include "sator/exchange/puzz_link/course_parts.hpp"

#include <string>
#include <vector>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/course_doors.hpp"
#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"

namespace sator::exchange {

namespace {

constexpr int kOnwards = 1;
constexpr int kBack = 2;
/// This many edges without an arrow are a 'z'.
constexpr int kLongGap = 35;

void read_arrows(LinkBody& body, DrawnBoard& board, int arrow) {
    for (std::size_t edge = 0; edge < board.edge_count() && !body.has_failed();) {
        const int gap = body.take_number(1, kLongGap + 1);
        edge += static_cast<std::size_t>(gap);
        if (gap == kLongGap) continue;
        if (edge < board.edge_count()) board.edges[edge] = arrow;
        ++edge;
    }
}

std::string arrows_text(const DrawnBoard& board, int arrow) {
    std::string text;
    int gap = 0;
    for (const int edge : board.edges) {
        if (edge != arrow && ++gap < kLongGap) continue;
        text += digit_character(gap);
        gap = 0;
    }
    if (gap > 0) text += digit_character(gap);
    return text;
}

std::string read_door(LinkBody& body, const DrawnBoard& board) {
    if (body.take() != '/') body.fail("a '/' and the number of an outer edge are missing here");
    const std::size_t place = body.position();
    std::size_t number = 0;
    constexpr std::size_t kMost = 1U << 20;
    while (digit_value(body.peek()) >= 0 && number < kMost)
        number = 10 * number + static_cast<std::size_t>(body.take_number(1, 10));
    std::string name = door_name(board, number);
    if (name.empty() || body.position() == place) body.fail_at(place, "the grid has no such outer edge");
    return name;
}

void read_ice_and_numbers(LinkBody& body, DrawnBoard& board) {
    const auto ice = borders().read(body, board.cell_count());
    const std::size_t place = body.position();
    const auto numbers = number16().read(body, board.cell_count());
    for (std::size_t cell = 0; cell < ice.size() && cell < numbers.size(); ++cell) {
        if (!put_ice_or_number(board, cell, ice[cell] != 0, numbers[cell]))
            return body.fail_at(place, "a number on ice, or such a number, cannot be said");
    }
}

std::string write_ice_and_numbers(const DrawnBoard& board) {
    std::vector<int> ice, numbers;
    for (const int cell : board.cells) {
        ice.push_back(cell == kIceOfIcelom ? 1 : 0);
        numbers.push_back(cell == kIceOfIcelom ? DrawnBoard::kOpen : cell);
    }
    return borders().write(ice) + number16().write(numbers);
}

}  // namespace

bool put_ice_or_number(DrawnBoard& board, std::size_t cell, bool is_ice, int number) {
    board.cells[cell] = is_ice ? kIceOfIcelom : number;
    return is_ice ? number == DrawnBoard::kOpen : number != 0 && number < kIceOfIcelom;
}

const LinkPart kIceAndNumbers = {read_ice_and_numbers, write_ice_and_numbers};
const LinkPart kArrowsOnEdges = {
    [](LinkBody& body, DrawnBoard& board) {
        read_arrows(body, board, kBack);
        read_arrows(body, board, kOnwards);
    },
    [](const DrawnBoard& board) { return arrows_text(board, kBack) + arrows_text(board, kOnwards); }};
const LinkPart kDoors = {[](LinkBody& body, DrawnBoard& board) {
                             for (int i = 0; i < 2; ++i) board.shapes.push_back(read_door(body, board));
                         },
                         [](const DrawnBoard& board) {
                             std::string text;
                             for (const std::string& name : board.shapes)
                                 text += "/" + std::to_string(door_number(board, name).value_or(0));
                             return text;
                         }};

}  // namespace sator::exchange
