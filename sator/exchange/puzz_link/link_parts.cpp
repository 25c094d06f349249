#include "sator/exchange/puzz_link/link_parts.hpp"

#include <algorithm>
#include <array>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/puzz_link/bank_parts.hpp"
#include "sator/exchange/puzz_link/centre_parts.hpp"
#include "sator/exchange/puzz_link/corner_parts.hpp"
#include "sator/exchange/puzz_link/course_parts.hpp"
#include "sator/exchange/puzz_link/dot_parts.hpp"
#include "sator/exchange/puzz_link/figure_parts.hpp"
#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/loop_parts.hpp"
#include "sator/exchange/puzz_link/mark_parts.hpp"
#include "sator/exchange/puzz_link/region_clue_parts.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"
#include "sator/exchange/puzz_link/sign_parts.hpp"

namespace sator::exchange {

namespace {

template <ListCode (*Code)()>
constexpr LinkPart cells_in(bool may_be_absent = false) {
    return {[](LinkBody& body, DrawnBoard& board) { board.cells = Code().read(body, board.cell_count()); },
            [](const DrawnBoard& board) { return Code().write(board.cells); }, may_be_absent};
}

ListCode circles() {
    return packed(3, 3);
}

/// The numbers of a room stand at the first of its cells, counted column by column; the rooms are in the order of these.
std::vector<std::size_t> rooms_in_order(const DrawnBoard& board) {
    std::vector<std::size_t> rooms;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const auto room = static_cast<std::size_t>(board.regions[cell]);
        if (std::ranges::find(rooms, room) == rooms.end()) rooms.push_back(room);
    }
    return rooms;
}

void read_room_numbers(LinkBody& body, DrawnBoard& board) {
    const auto rooms = rooms_in_order(board);
    const auto numbers = number16().read(body, rooms.size());
    board.region_values.assign(rooms.size(), DrawnBoard::kOpen);
    for (std::size_t i = 0; i < rooms.size(); ++i) board.region_values[rooms[i]] = numbers[i];
}

std::string write_room_numbers(const DrawnBoard& board) {
    std::vector<int> numbers;
    for (const std::size_t room : rooms_in_order(board))
        numbers.push_back(room < board.region_values.size() ? board.region_values[room] : DrawnBoard::kOpen);
    return number16().write(numbers);
}

/// The clues of some sides, one after the other.
void read_sides_in(LinkBody& body, DrawnBoard& board, std::initializer_list<Side> sides) {
    std::size_t count = 0;
    for (const Side side : sides) count += board.side_length(side);
    const auto numbers = number16().read(body, count);
    auto next = numbers.begin();
    for (const Side side : sides) {
        for (int& clue : board.side(side)) clue = *next++;
    }
}

std::string write_sides_in(const DrawnBoard& board, std::initializer_list<Side> sides) {
    std::vector<int> numbers;
    for (const Side side : sides)
        numbers.insert(numbers.end(), board.side(side).begin(), board.side(side).end());
    return number16().write(numbers);
}

void read_poles(LinkBody& body, DrawnBoard& board) {
    const auto numbers = number16().read(body, 2 * (board.columns + board.rows));
    for (std::size_t i = 0; i < board.columns; ++i) {
        board.side(Side::Bottom)[i] = numbers[2 * i];
        board.side(Side::Top)[i] = numbers[2 * i + 1];
    }
    for (std::size_t i = 0; i < board.rows; ++i) {
        board.side(Side::Right)[i] = numbers[2 * (board.columns + i)];
        board.side(Side::Left)[i] = numbers[2 * (board.columns + i) + 1];
    }
}

std::string write_poles(const DrawnBoard& board) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < board.columns; ++i) {
        numbers.push_back(board.side(Side::Bottom)[i]);
        numbers.push_back(board.side(Side::Top)[i]);
    }
    for (std::size_t i = 0; i < board.rows; ++i) {
        numbers.push_back(board.side(Side::Right)[i]);
        numbers.push_back(board.side(Side::Left)[i]);
    }
    return number16().write(numbers);
}

/// A line of N cells has room for (N + 1) / 2 runs.
std::size_t run_places(const DrawnBoard& board, std::size_t axis) {
    return ((axis == 0 ? board.rows : board.columns) + 1) / 2;
}

void read_runs(LinkBody& body, DrawnBoard& board) {
    const std::size_t above = run_places(board, 0), beside = run_places(board, 1);
    const auto numbers = number16().read(body, above * board.columns + beside * board.rows);
    auto next = numbers.begin();
    for (std::size_t axis = 0; axis < 2; ++axis) {
        for (std::vector<int>& runs : board.runs[axis]) {
            for (std::size_t i = 0; i < run_places(board, axis); ++i, ++next) {
                if (*next == DrawnBoard::kHidden) body.fail("a run without a number cannot be said");
                if (*next > 0) runs.insert(runs.begin(), *next);
            }
        }
    }
}

std::string write_runs(const DrawnBoard& board) {
    std::vector<int> numbers;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        for (const std::vector<int>& runs : board.runs[axis]) {
            const std::size_t places = std::max(run_places(board, axis), runs.size());
            numbers.insert(numbers.end(), runs.rbegin(), runs.rend());
            numbers.insert(numbers.end(), places - runs.size(), DrawnBoard::kOpen);
        }
    }
    return number16().write(numbers);
}

/// The sums of a kakuro: 1 to j (19) in small digits, then 20 to 45 from A.
int read_sum(LinkBody& body) {
    const std::size_t place = body.position();
    const char c = body.take();
    const int digit = digit_value(c);
    if (digit >= 0 && digit <= 19) return digit;
    if (c >= 'A' && c <= 'Z') return c - 'A' + 20;
    body.fail_at(place,
                 c == '\0' ? "the link ends before its last sum" : std::string("'") + c + "' is no sum");
    return 0;
}

std::string write_sum(int sum) {
    if (sum <= 0) return "0";
    return std::string(1, sum <= 19 ? digit_character(sum) : static_cast<char>('A' + sum - 20));
}

void read_kakuro(LinkBody& body, DrawnBoard& board) {
    board.region_values.assign(KakuroSums::size(board), 0);
    for (std::size_t cell = 0; cell < board.cell_count() && !body.is_at_end(); ++cell) {
        const char c = body.peek();
        if (c >= 'k' && c <= 'z') {
            cell += static_cast<std::size_t>(body.take() - 'k');
            continue;
        }
        board.cells[cell] = DrawnBoard::kHidden;
        if (c == '.') {
            body.take();
            continue;
        }
        board.region_values[KakuroSums::across(board, cell)] = 0;
        board.region_values[KakuroSums::down(cell)] = read_sum(body);
        board.region_values[KakuroSums::across(board, cell)] = read_sum(body);
    }
    for (std::size_t column = 0; column < board.columns; ++column) {
        if (board.cell(0, column) == DrawnBoard::kOpen)
            board.region_values[KakuroSums::top(board, column)] = read_sum(body);
    }
    for (std::size_t row = 0; row < board.rows; ++row) {
        if (board.cell(row, 0) == DrawnBoard::kOpen)
            board.region_values[KakuroSums::left(board, row)] = read_sum(body);
    }
}

std::string write_kakuro(const DrawnBoard& board) {
    const auto value = [&](std::size_t index) { return board.region_values[index]; };
    std::vector<int> black(board.cell_count(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < black.size(); ++cell) {
        if (board.cells[cell] != DrawnBoard::kOpen) black[cell] = static_cast<int>(cell);
    }
    std::string text = gapped('k', {[](LinkBody&) { return 0; },
                                    [&](int index) {
                                        const auto cell = static_cast<std::size_t>(index);
                                        const int down = value(KakuroSums::down(cell)),
                                                  across = value(KakuroSums::across(board, cell));
                                        return down <= 0 && across <= 0 ? std::string(".")
                                                                        : write_sum(down) + write_sum(across);
                                    }})
                           .write(black);
    for (std::size_t column = 0; column < board.columns; ++column) {
        if (board.cell(0, column) == DrawnBoard::kOpen)
            text += write_sum(value(KakuroSums::top(board, column)));
    }
    for (std::size_t row = 0; row < board.rows; ++row) {
        if (board.cell(row, 0) == DrawnBoard::kOpen) text += write_sum(value(KakuroSums::left(board, row)));
    }
    return text;
}

const LinkPart kCells10 = cells_in<number10>(), kCells16 = cells_in<number16>();
const LinkPart kPiecesAndNumbers = cells_in<pieces_and_numbers>();
const LinkPart kLinePieces = cells_in<line_pieces>(), kGaps = cells_in<gaps_before_marks>();
const LinkPart kCells36 = cells_in<each_number>();
/// A cell is 0 without a circle, 1 with a white one, 2 with a black one.
const LinkPart kCircles = {[](LinkBody& body, DrawnBoard& board) {
                               board.cells = circles().read(body, board.cell_count());
                               std::ranges::replace(board.cells, 0, DrawnBoard::kOpen);
                           },
                           [](const DrawnBoard& board) { return circles().write(board.cells); }};
/// A cell is marked, or not.
void read_mask(LinkBody& body, DrawnBoard& board) {
    board.cells = borders().read(body, board.cell_count());
    std::ranges::replace(board.cells, 0, DrawnBoard::kOpen);
}
const LinkPart kMask = {read_mask, [](const DrawnBoard& board) { return borders().write(board.cells); }};
/// The mask marks the cells without a sign.
const LinkPart kInverseMask = {[](LinkBody& body, DrawnBoard& board) {
                                   for (std::size_t cell = 0;
                                        const int bit : borders().read(body, board.cell_count()))
                                       board.cells[cell++] = bit == 0 ? 1 : DrawnBoard::kOpen;
                               },
                               [](const DrawnBoard& board) {
                                   std::vector<int> bits;
                                   for (const int sign : board.cells) bits.push_back(sign > 0 ? 0 : 1);
                                   return borders().write(bits);
                               }};
/// A cell that must stay empty has a dot where other kinds have a number that is not known.
const LinkPart kKnownCells16 = {
    [](LinkBody& body, DrawnBoard& board) {
        board.cells = number16().read(body, board.cell_count());
        if (std::ranges::find(board.cells, DrawnBoard::kHidden) != board.cells.end())
            body.fail("cells that are marked as empty cannot be said yet");
    },
    [](const DrawnBoard& board) { return number16().write(board.cells); }};
const LinkPart kCells4 = cells_in<four_cell>(), kCells1 = cells_in<one_cell>();
const LinkPart kCorners4 = {
    [](LinkBody& body, DrawnBoard& board) { board.corners = four_cell().read(body, board.corner_count()); },
    [](const DrawnBoard& board) { return four_cell().write(board.corners); }};
const LinkPart kLaterCells16 = {cells_in<number16>().read,
                                [](const DrawnBoard& board) {
                                    const bool is_empty = std::ranges::all_of(
                                        board.cells, [](int number) { return number == DrawnBoard::kOpen; });
                                    return is_empty ? std::string() : number16().write(board.cells);
                                },
                                true};
const LinkPart kRoomNumbers = {read_room_numbers, write_room_numbers};
const LinkPart kDots = {
    [](LinkBody& body, DrawnBoard& board) { board.edges = circles().read(body, board.edge_count()); },
    [](const DrawnBoard& board) { return circles().write(board.edges); }};
const LinkPart kDifferences = {
    [](LinkBody& body, DrawnBoard& board) { board.edges = differences().read(body, board.edge_count()); },
    [](const DrawnBoard& board) { return differences().write(board.edges); }};
const LinkPart kCount = {[](LinkBody& body, DrawnBoard& board) { board.count = read_count(body); },
                         [](const DrawnBoard& board) { return std::to_string(board.count) + "/"; }};
const LinkPart kAllSides = {
    [](LinkBody& body, DrawnBoard& board) {
        read_sides_in(body, board, {Side::Top, Side::Bottom, Side::Left, Side::Right});
    },
    [](const DrawnBoard& board) {
        return write_sides_in(board, {Side::Top, Side::Bottom, Side::Left, Side::Right});
    }};
const LinkPart kTopAndLeft = {[](LinkBody& body, DrawnBoard& board) {
                                  read_sides_in(body, board, {Side::Top, Side::Left});
                              },
                              [](const DrawnBoard& board) {
                                  return write_sides_in(board, {Side::Top, Side::Left});
                              }};
const LinkPart kPoles = {read_poles, write_poles};
const LinkPart kRuns = {read_runs, write_runs};
const LinkPart kKakuroCells = {read_kakuro, write_kakuro};
const LinkPart kNoHoles = {[](LinkBody& body, DrawnBoard& board) {
                               const std::size_t place = body.position();
                               const auto holes = borders().read(body, board.cell_count());
                               if (std::ranges::any_of(holes, [](int mark) { return mark != 0; }))
                                   body.fail_at(place, "holes in the grid cannot be said yet");
                           },
                           [](const DrawnBoard&) { return std::string(); }, true};
const LinkPart kNoPoles = {[](LinkBody& body, DrawnBoard& board) {
                               const std::size_t place = body.position();
                               const auto poles = circles().read(body, board.cell_count());
                               const auto holes = borders().read(body, board.cell_count());
                               const auto is_set = [](int mark) { return mark != 0; };
                               if (std::ranges::any_of(poles, is_set))
                                   body.fail_at(place, "known poles of magnets cannot be said yet");
                               if (std::ranges::any_of(holes, is_set))
                                   body.fail_at(place, "holes in magnets cannot be said yet");
                           },
                           [](const DrawnBoard&) { return std::string(); }, true};

/// A part and its words in a codec.
struct NamedPart {
    std::string_view words;
    const LinkPart* part;
};

constexpr std::array kNamedParts = {
    NamedPart{"digits", &kCells10},
    NamedPart{"numbers", &kCells16},
    NamedPart{"known numbers", &kKnownCells16},
    NamedPart{"compass", &kCompass},
    NamedPart{"four signs", &kFourSigns},
    NamedPart{"goal and arrows", &kGoalAndArrows},
    NamedPart{"runs around", &kRunsAround},
    NamedPart{"pieces around", &kPiecesAround},
    NamedPart{"sums with dots", &kSumsWithDots},
    NamedPart{"numbers or nothing", &kLaterCells16},
    NamedPart{"each number", &kCells36},
    NamedPart{"circles", &kCircles},
    NamedPart{"circle numbers", &kCircleNumbers},
    NamedPart{"circles and arrows", &kCirclesAndArrows},
    NamedPart{"digits and holes", &kDigitsAndHoles},
    NamedPart{"holes", &kSevenHoles},
    NamedPart{"signs from 0", &kSignsFrom0},
    NamedPart{"arrow numbers", &kArrowNumbers},
    NamedPart{"arrows and winds", &kArrowsAndWinds},
    NamedPart{"numbers with arrows", &kNumbersWithArrows},
    NamedPart{"coloured arrows", &kColouredArrows},
    NamedPart{"mask", &kMask},
    NamedPart{"inverse mask", &kInverseMask},
    NamedPart{"pieces", &kLinePieces},
    NamedPart{"pieces and numbers", &kPiecesAndNumbers},
    NamedPart{"mirrors", &kMirrors},
    NamedPart{"figures", &kFigures},
    NamedPart{"centres", &kCentres},
    NamedPart{"black dots", &kBlackDots},
    NamedPart{"bank", &kBank},
    NamedPart{"marks and numbers", &kMarksAndNumbers},
    NamedPart{"mask and walls", &kMaskAndWalls},
    NamedPart{"numbers up to 4", &kNumbersUpTo4},
    NamedPart{"signs on edges", &kSignsOnEdges},
    NamedPart{"gaps", &kGaps},
    NamedPart{"grid of 0..4 and #", &kCells4},
    NamedPart{"corners of 0..4", &kCorners4},
    NamedPart{"corner marks", &kCornerMarks},
    NamedPart{"all corner marks", &kAllCornerMarks},
    NamedPart{"corner dots", &kCornerDots},
    NamedPart{"slash", &kSlash},
    NamedPart{"arrows on edges", &kArrowsOnEdges},
    NamedPart{"doors", &kDoors},
    NamedPart{"ice and numbers", &kIceAndNumbers},
    NamedPart{"dots of three colours", &kDotsOfThreeColours},
    NamedPart{"dotted lines", &kDottedLines},
    NamedPart{"numbers and ends", &kNumbersAndEnds},
    NamedPart{"four signs on edges", &kFourSignsOnEdges},
    NamedPart{"numbers on edges", &kNumbersOnEdges},
    NamedPart{"lengths of runs", &kRunLengths},
    NamedPart{"lengths in regions", &kLengthsInRegions},
    NamedPart{"tile lines", &kTileLines},
    NamedPart{"no borders", &kNoBorders},
    NamedPart{"marks", &kCells1},
    NamedPart{"borders", &kWalls},
    NamedPart{"borders and holes", &kWallsAndHoles},
    NamedPart{"closed borders and holes", &kClosedWallsAndHoles},
    NamedPart{"borders and arrows", &kWallsAndArrows},
    NamedPart{"numbers of regions", &kRoomNumbers},
    NamedPart{"tiles", &kTiles},
    NamedPart{"dots", &kDots},
    NamedPart{"differences", &kDifferences},
    NamedPart{"number", &kCount},
    NamedPart{"clues top bottom left right", &kAllSides},
    NamedPart{"clues top left", &kTopAndLeft},
    NamedPart{"poles", &kPoles},
    NamedPart{"runs", &kRuns},
    NamedPart{"sums", &kKakuroCells},
    NamedPart{"no holes", &kNoHoles},
    NamedPart{"no poles", &kNoPoles},
};

}  // namespace

const LinkPart* find_link_part(std::string_view words) {
    // "number STARS" is the number that the kind calls STARS.
    if (words.starts_with("number ")) words = "number";
    const auto found = std::ranges::find(kNamedParts, words, &NamedPart::words);
    return found == kNamedParts.end() ? nullptr : found->part;
}

}  // namespace sator::exchange
