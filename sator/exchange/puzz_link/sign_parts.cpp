// Signs in cells that have numbers of their own: `DrawnBoard::cells` has the sign and `sign_numbers` the number.

#include "sator/exchange/puzz_link/sign_parts.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "sator/exchange/puzz_link/link_codecs.hpp"

namespace sator::exchange {

namespace {

/// A list has one number for each cell: an arrow and its number, of which the least is kHidden.
constexpr int kArrow = 1 << 16;
int arrow_and_number(int arrow, int number) {
    return arrow * kArrow + number - DrawnBoard::kHidden;
}

/// An arrow, a number below 16 or '.'; 5 more than the arrow, and a number of two digits; or '-', the arrow and three digits.
int read_arrow(LinkBody& body) {
    const bool is_long = body.peek() == '-';
    if (is_long) body.take();
    const int digit = body.take_number(1, 10);
    constexpr int kTwoDigits = 5;
    if (!is_long && digit < kTwoDigits && body.peek() == '.') {
        body.take();
        return arrow_and_number(digit, DrawnBoard::kHidden);
    }
    const int digits = is_long ? 3 : digit < kTwoDigits ? 1 : 2;
    return arrow_and_number(digit % kTwoDigits, body.take_number(digits, 16));
}

std::string write_arrow(int both) {
    const int arrow = both / kArrow, number = both % kArrow + DrawnBoard::kHidden;
    if (number == DrawnBoard::kHidden) return std::to_string(arrow) + ".";
    if (number < 16) return std::to_string(arrow) + hexadecimal(number);
    if (number < 256) return std::to_string(arrow + 5) + hexadecimal(number, 2);
    return number < 4096 ? "-" + std::to_string(arrow) + hexadecimal(number, 3) : std::string();
}

ListCode arrow_code() {
    return gapped('a', {read_arrow, write_arrow});
}

/// An arrow without a number says nothing but that its cell has no line.
void read_arrows(LinkBody& body, DrawnBoard& board) {
    const auto list = arrow_code().read(body, board.cell_count());
    board.sign_numbers.assign(list.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kOpen) continue;
        const int arrow = list[cell] / kArrow, number = list[cell] % kArrow + DrawnBoard::kHidden;
        board.cells[cell] = number == DrawnBoard::kHidden ? DrawnBoard::kHidden : arrow;
        if (number != DrawnBoard::kHidden) board.sign_numbers[cell] = number;
        if (arrow == 0 && number != DrawnBoard::kHidden)
            body.fail("a number without an arrow cannot be said");
    }
}

std::string write_arrows(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kHidden)
            list[cell] = arrow_and_number(0, DrawnBoard::kHidden);
        else if (list[cell] > 0)
            list[cell] = arrow_and_number(list[cell], board.sign_numbers[cell]);
    }
    return arrow_code().write(list);
}

constexpr int kWithoutArrow = 5;

void read_numbers_with_arrows(LinkBody& body, DrawnBoard& board) {
    const auto list = arrow_code().read(body, board.cell_count());
    board.sign_numbers.assign(list.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kOpen) continue;
        const int arrow = list[cell] / kArrow, number = list[cell] % kArrow + DrawnBoard::kHidden;
        if (number == DrawnBoard::kHidden) continue;
        board.cells[cell] = arrow == 0 ? kWithoutArrow : arrow;
        board.sign_numbers[cell] = number;
    }
}

std::string write_numbers_with_arrows(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] > 0)
            list[cell] = arrow_and_number(list[cell] % kWithoutArrow, board.sign_numbers[cell]);
    }
    return arrow_code().write(list);
}

/// A colour (0 to 2) before the arrow, which may be 0 and then has no number. The sign is 1 for the first colour without an arrow, 2 to 5
/// for its arrows, and so on.
constexpr int kSignsOfColour = 5, kColours = 3;

ListCode coloured_arrow_code() {
    return gapped('a', {[](LinkBody& body) {
                            const int colour = body.take_number(1, kColours);
                            const int arrow = read_arrow(body);
                            return arrow_and_number(kSignsOfColour * colour, DrawnBoard::kHidden) + arrow;
                        },
                        [](int both) {
                            const int colour = both / kArrow / kSignsOfColour;
                            return std::to_string(colour) +
                                   write_arrow(both - colour * kSignsOfColour * kArrow);
                        }});
}

void read_coloured_arrows(LinkBody& body, DrawnBoard& board) {
    const auto list = coloured_arrow_code().read(body, board.cell_count());
    board.sign_numbers.assign(list.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kOpen) continue;
        const int sign = list[cell] / kArrow, number = list[cell] % kArrow + DrawnBoard::kHidden;
        // An arrow without a number says as much as no arrow.
        board.cells[cell] = 1 + (number == DrawnBoard::kHidden ? sign - sign % kSignsOfColour : sign);
        if (number != DrawnBoard::kHidden) board.sign_numbers[cell] = number;
        if (sign % kSignsOfColour == 0 && number != DrawnBoard::kHidden)
            body.fail("a number without an arrow cannot be said");
    }
}

std::string write_coloured_arrows(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] <= 0) continue;
        const bool has_number = (list[cell] - 1) % kSignsOfColour != 0;
        list[cell] =
            arrow_and_number(list[cell] - 1, has_number ? board.sign_numbers[cell] : DrawnBoard::kHidden);
    }
    return coloured_arrow_code().write(list);
}

/// Twice a number, which may be 0 for none, and 1 more for a black circle.
void read_circles(LinkBody& body, DrawnBoard& board) {
    board.cells = number16().read(body, board.cell_count());
    board.sign_numbers.assign(board.cells.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        int& sign = board.cells[cell];
        if (sign < 0) continue;
        if (sign > 1) board.sign_numbers[cell] = sign / 2;
        sign = sign % 2 + (sign > 1 ? 1 : 3);
    }
}

std::string write_circles(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] > 0)
            list[cell] = (list[cell] % 2 == 0 ? 1 : 0) + (list[cell] > 2 ? 0 : 2 * board.sign_numbers[cell]);
    }
    return number16().write(list);
}

constexpr int kEmptyCell = 5;

/// A list of signs of a character each; a digit of base 36 from 5 on is a gap of 1 and more cells.
constexpr int kFirstGap = 5, kMostGap = 31;

std::vector<int> read_signs(LinkBody& body, std::size_t count, int (*sign_of)(char)) {
    std::vector<int> signs(count, DrawnBoard::kOpen);
    for (std::size_t at = 0; at < count && !body.is_at_end(); ++at) {
        const std::size_t place = body.position();
        const char c = body.take();
        const int sign = sign_of(c), digit = digit_value(c);
        if (sign > 0)
            signs[at] = sign;
        else if (digit >= kFirstGap)
            at += static_cast<std::size_t>(digit - kFirstGap);
        else
            body.fail_at(place, std::string("'") + c + "' is no sign");
    }
    return signs;
}

std::string write_signs(const std::vector<int>& signs, char (*character_of)(int)) {
    std::string text;
    int gap = 0;
    const auto end_gap = [&] {
        if (gap > 0) text += digit_character(kFirstGap - 1 + gap);
        gap = 0;
    };
    for (const int sign : signs) {
        if (gap == kMostGap) end_gap();
        if (sign > 0) {
            end_gap();
            text += character_of(sign);
        } else {
            ++gap;
        }
    }
    end_gap();
    return text;
}

/// Less than 5 is that many dots, and else 5 for each one of a sum, from 5 for 0, and the dots.
constexpr int kFirstSum = 5;

void read_sums_with_dots(LinkBody& body, DrawnBoard& board) {
    const auto list = number16().read(body, board.cell_count());
    board.sign_numbers.assign(list.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kOpen) continue;
        const int both = std::max(0, list[cell]), dots = both % kFirstSum;
        board.cells[cell] = 1 + dots + (both < kFirstSum ? 0 : kFirstSum);
        if (both >= kFirstSum) board.sign_numbers[cell] = both / kFirstSum - 1;
    }
}

std::string write_sums_with_dots(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] <= 0) continue;
        const bool has_sum = list[cell] > kFirstSum;
        list[cell] =
            (list[cell] - 1) % kFirstSum + (has_sum ? kFirstSum * (board.sign_numbers[cell] + 1) : 0);
    }
    return number16().write(list);
}

/// One length is a digit, four are 9 (1 1 1 1). Two digits of base 36 are two or three lengths, from these numbers on.
constexpr int kTwoRuns = 360, kThreeRuns = 396, kFourRuns = 460, kFourOnes = 1111;

int read_run_lengths(LinkBody& body) {
    const char c = body.peek();
    if (c == '9') {
        body.take();
        return kFourOnes;
    }
    if (c == '.') body.fail("a run whose length is not known cannot be said yet");
    if (c < 'a') return body.take_number(1, 10);
    const std::size_t place = body.position();
    const int both = body.take_number(2, 36);
    const int two = both - kTwoRuns, three = both - kThreeRuns;
    const std::array<int, 3> runs = both < kThreeRuns ? std::array{0, two / 6, two % 6}
                                                      : std::array{three / 16, three / 4 % 4, three % 4};
    const bool has_unknown = runs[1] == 0 || runs[2] == 0 || (both >= kThreeRuns && runs[0] == 0);
    if (both < kTwoRuns || both >= kFourRuns || has_unknown)
        body.fail_at(place, "a run whose length is not known cannot be said yet");
    return 100 * runs[0] + 10 * runs[1] + runs[2];
}

std::string write_run_lengths(int runs) {
    if (runs == kFourOnes) return "9";
    if (runs < 10) return std::to_string(runs);
    const int first = runs / 100, second = runs / 10 % 10, third = runs % 10;
    const bool are_two = first == 0;
    const int most = are_two ? 5 : 3;
    if (runs >= 1000 || first > most || second > most || third > most) return {};
    const int both = are_two ? kTwoRuns + 6 * second + third : kThreeRuns + 16 * first + 4 * second + third;
    return {digit_character(both / 36), digit_character(both % 36)};
}

constexpr int kGoal = 5;

void read_goal_and_arrows(LinkBody& body, DrawnBoard& board) {
    const std::size_t place = body.position();
    const auto goal = number16().read(body, 2);
    board.cells = four_cell().read(body, board.cell_count());
    const auto is_in = [](int at, std::size_t length) {
        return at > 0 && static_cast<std::size_t>(at) <= length;
    };
    if (!is_in(goal[0], board.columns) || !is_in(goal[1], board.rows))
        return body.fail_at(place, "the goal is outside of the grid");
    board.cells[static_cast<std::size_t>(goal[1] - 1) * board.columns +
                static_cast<std::size_t>(goal[0] - 1)] = kGoal;
}

std::string write_goal_and_arrows(const DrawnBoard& board) {
    std::vector<int> arrows = board.cells;
    const auto goal = std::ranges::find(arrows, kGoal);
    if (goal == arrows.end()) return {};
    *goal = DrawnBoard::kOpen;
    const auto at = static_cast<std::size_t>(goal - arrows.begin());
    return number16().write(
               {static_cast<int>(at % board.columns) + 1, static_cast<int>(at / board.columns) + 1}) +
           four_cell().write(arrows);
}

/// 1 to 4 are triangles with a hexadecimal digit, which may be 0 for no number; 5 more with two of them; 5 is a cross. The signs are 1 to 4
/// with a number, 5 to 8 without one, and 9.
constexpr int kTriangles = 4, kCrossSign = 9, kCrossDigit = 5;

ListCode mirror_code() {
    return gapped('a', {[](LinkBody& body) {
                            const int digit = body.take_number(1, 10);
                            if (digit == kCrossDigit)
                                return arrow_and_number(kCrossSign, DrawnBoard::kHidden);
                            if (digit == 0) body.fail("'0' is no triangle");
                            const int number = body.take_number(digit > kCrossDigit ? 2 : 1, 16);
                            const int triangle = (digit - 1) % kCrossDigit + 1;
                            return number == 0 ? arrow_and_number(triangle + kTriangles, DrawnBoard::kHidden)
                                               : arrow_and_number(triangle, number);
                        },
                        [](int both) {
                            const int sign = both / kArrow, number = both % kArrow + DrawnBoard::kHidden;
                            if (sign == kCrossSign) return std::to_string(kCrossDigit);
                            if (sign > kTriangles) return std::to_string(sign - kTriangles) + "0";
                            if (number < 16) return std::to_string(sign) + hexadecimal(number);
                            return number < 256 ? std::to_string(sign + kCrossDigit) + hexadecimal(number, 2)
                                                : std::string();
                        }});
}

void read_mirrors(LinkBody& body, DrawnBoard& board) {
    const auto list = mirror_code().read(body, board.cell_count());
    board.sign_numbers.assign(list.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kOpen) continue;
        board.cells[cell] = list[cell] / kArrow;
        const int number = list[cell] % kArrow + DrawnBoard::kHidden;
        if (number != DrawnBoard::kHidden) board.sign_numbers[cell] = number;
    }
}

std::string write_mirrors(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] > 0)
            list[cell] = arrow_and_number(
                list[cell], list[cell] <= kTriangles ? board.sign_numbers[cell] : DrawnBoard::kHidden);
    }
    return mirror_code().write(list);
}

/// Arrows are g to j. A circle is its number: a digit, '-' and two digits, or '.' for none. Signs 1 to 4 are arrows, 5 is a circle without
/// a number, 6 one with its own number.
constexpr int kArrows = 4;

ListCode circle_or_arrow_code() {
    return gapped('k', {[](LinkBody& body) {
                            const char c = body.peek();
                            if (c >= 'g' && c <= 'j') return body.take() - 'g' + 1;
                            if (c == '.') return body.take(), kArrows + 1;
                            if (c == '-') body.take();
                            return kArrows + 2 + body.take_number(c == '-' ? 2 : 1, 16);
                        },
                        [](int sign) {
                            if (sign < 0) return std::string();
                            if (sign <= kArrows) return std::string(1, static_cast<char>('g' + sign - 1));
                            if (sign == kArrows + 1) return std::string(".");
                            const int number = sign - kArrows - 2;
                            if (number < 16) return hexadecimal(number);
                            return number < 256 ? "-" + hexadecimal(number, 2) : std::string();
                        }});
}

void read_circles_and_arrows(LinkBody& body, DrawnBoard& board) {
    board.cells = circle_or_arrow_code().read(body, board.cell_count());
    board.sign_numbers.assign(board.cells.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        int& sign = board.cells[cell];
        if (sign <= kArrows + 1) continue;
        board.sign_numbers[cell] = sign - kArrows - 2;
        sign = kArrows + 2;
    }
}

std::string write_circles_and_arrows(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == kArrows + 2) list[cell] += board.sign_numbers[cell];
    }
    return circle_or_arrow_code().write(list);
}

/// A hole is a 7.
ListCode holes_code() {
    return gapped('a', {[](LinkBody& body) {
                            if (body.take() != '7') body.fail("only holes can be said here");
                            return 1;
                        },
                        [](int sign) { return std::string(sign == 1 ? "7" : ""); }});
}

/// A digit of a number, and 7 for a hole, which is kHidden.
ListCode digits_and_holes_code() {
    return gapped('a', {[](LinkBody& body) {
                            constexpr int kHole = 7;
                            if (body.peek() == '.') body.fail("a number that is not known cannot be said");
                            const int digit = body.take_number(1, 10);
                            return digit == kHole ? DrawnBoard::kHidden : digit;
                        },
                        [](int number) {
                            if (number == DrawnBoard::kHidden) return std::string("7");
                            return number >= 0 && number < 7 ? std::to_string(number) : std::string();
                        }});
}

void read_digits_and_holes(LinkBody& body, DrawnBoard& board) {
    board.cells = digits_and_holes_code().read(body, board.cell_count());
}

std::string write_digits_and_holes(const DrawnBoard& board) {
    return digits_and_holes_code().write(board.cells);
}

void read_seven_holes(LinkBody& body, DrawnBoard& board) {
    board.cells = holes_code().read(body, board.cell_count());
}

std::string write_seven_holes(const DrawnBoard& board) {
    return holes_code().write(board.cells);
}

/// The first sign is 0.
void read_signs_from_0(LinkBody& body, DrawnBoard& board) {
    board.cells = number16().read(body, board.cell_count());
    for (int& sign : board.cells) {
        if (sign == DrawnBoard::kHidden) body.fail("a sign that is not known cannot be said");
        if (sign >= 0) ++sign;
    }
}

std::string write_signs_from_0(const DrawnBoard& board) {
    std::vector<int> list = board.cells;
    for (int& sign : list) sign -= sign > 0 ? 1 : 0;
    return number16().write(list);
}

}  // namespace

const LinkPart kMirrors = {read_mirrors, write_mirrors};
const LinkPart kNumbersWithArrows = {read_numbers_with_arrows, write_numbers_with_arrows};
const LinkPart kArrowNumbers = {read_arrows, write_arrows};
const LinkPart kColouredArrows = {read_coloured_arrows, write_coloured_arrows};
const LinkPart kCirclesAndArrows = {read_circles_and_arrows, write_circles_and_arrows};
const LinkPart kDigitsAndHoles = {read_digits_and_holes, write_digits_and_holes};
const LinkPart kSevenHoles = {read_seven_holes, write_seven_holes};
const LinkPart kSignsFrom0 = {read_signs_from_0, write_signs_from_0};
const LinkPart kCircleNumbers = {read_circles, write_circles};
const LinkPart kSumsWithDots = {read_sums_with_dots, write_sums_with_dots};
const LinkPart kRunsAround = {
    [](LinkBody& body, DrawnBoard& board) {
        board.cells = gapped('g', {read_run_lengths, write_run_lengths}).read(body, board.cell_count());
    },
    [](const DrawnBoard& board) {
        return gapped('g', {read_run_lengths, write_run_lengths}).write(board.cells);
    }};
const LinkPart kGoalAndArrows = {read_goal_and_arrows, write_goal_and_arrows};
const LinkPart kFourSigns = {
    [](LinkBody& body, DrawnBoard& board) {
        board.cells =
            read_signs(body, board.cell_count(), [](char c) { return c >= '1' && c <= '4' ? c - '0' : 0; });
    },
    [](const DrawnBoard& board) {
        return write_signs(board.cells, [](int sign) { return static_cast<char>('0' + sign); });
    }};
const LinkPart kCompass = {[](LinkBody& body, DrawnBoard& board) {
                               board.cells = read_signs(body, board.cell_count(), [](char c) {
                                   return c == '.' ? kEmptyCell : c >= '1' && c <= '4' ? c - '0' : 0;
                               });
                           },
                           [](const DrawnBoard& board) {
                               return write_signs(board.cells, [](int sign) {
                                   return sign == kEmptyCell ? '.' : static_cast<char>('0' + sign);
                               });
                           }};

}  // namespace sator::exchange
