#include "sator/exchange/tatham/game_codes.hpp"

#include <algorithm>

#include "sator/exchange/boards/drawn_board.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kLetters = 26;

bool is_decimal(char c) {
    return c >= '0' && c <= '9';
}

/// The edges of a square in the order of the games: the index in DrawnBoard::edges of edge `i`.
std::size_t edge_in_order(std::size_t i, std::size_t side) {
    const std::size_t upright = side * (side - 1);
    if (i < upright) return i;
    const std::size_t column = (i - upright) / (side - 1), row = (i - upright) % (side - 1);
    return upright + row * side + column;
}

/// Writes a letter that stands `count` times in a row as the letter and the number.
std::string with_repeats(const std::string& text) {
    std::string shorter;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of(text[i], i), text.size());
        shorter += text[i];
        if (end - i == 2) shorter += text[i];
        if (end - i > 2) shorter += std::to_string(end - i);
        i = end;
    }
    return shorter;
}

}  // namespace

int read_decimal(LinkBody& body) {
    constexpr int kMost = 100'000'000;
    const std::size_t place = body.position();
    int number = 0;
    while (is_decimal(body.peek())) {
        number = number * 10 + body.take_number(1, 10);
        if (number > kMost) body.fail_at(place, "this number is too large");
    }
    if (body.position() == place) body.fail("a number is expected here");
    return number;
}

void expect(LinkBody& body, char c) {
    if (body.peek() == c) {
        body.take();
    } else {
        body.fail(std::string("'") + c + "' is expected here");
    }
}

std::vector<int> read_gapped_numbers(LinkBody& body, std::size_t count) {
    std::vector<int> numbers(count, DrawnBoard::kOpen);
    std::size_t at = 0;
    while (!body.is_at_end() && body.peek() != ',') {
        const std::size_t place = body.position();
        const char c = body.peek();
        if (c == '_') {
            body.take();
        } else if (c >= 'a' && c <= 'z') {
            at += static_cast<std::size_t>(body.take() - 'a') + 1;
        } else {
            const int number = read_decimal(body);
            if (at < count) numbers[at] = number;
            ++at;
        }
        if (at > count) body.fail_at(place, "there are more numbers than cells");
    }
    if (at < count) body.fail("there are fewer numbers than cells");
    return numbers;
}

std::string write_gapped_numbers(const std::vector<int>& numbers) {
    std::string text;
    std::size_t gap = 0;
    const auto end_gap = [&] {
        for (; gap > kLetters; gap -= kLetters) text += 'z';
        if (gap > 0) text += static_cast<char>('a' + gap - 1);
        gap = 0;
    };
    for (const int number : numbers) {
        if (number == DrawnBoard::kOpen) {
            ++gap;
            continue;
        }
        if (gap == 0 && !text.empty()) text += '_';
        end_gap();
        text += std::to_string(number);
    }
    end_gap();
    return text;
}

std::vector<int> read_walls_between(LinkBody& body, std::size_t side, char long_run, bool has_repeats) {
    const std::size_t count = 2 * side * (side - 1);
    std::vector<int> walls(count, 0);
    std::size_t at = 0;
    const std::size_t begin = body.position();
    while (!body.is_at_end() && body.peek() != ',') {
        const std::size_t place = body.position();
        const char c = body.take();
        if (c != '_' && (c < 'a' || c > 'z')) body.fail_at(place, std::string("'") + c + "' is no wall");
        const int repeats = has_repeats && is_decimal(body.peek()) ? read_decimal(body) : 1;
        const std::size_t gap = c == '_' ? 0 : static_cast<std::size_t>(c - 'a') + 1;
        for (int i = 0; i < repeats && at <= count; ++i) {
            at += gap;
            if (c == long_run) continue;
            if (at < count) walls[edge_in_order(at, side)] = 1;
            ++at;  // the last wall is the end of the board
        }
        if (at > count + 1) body.fail_at(place, "there are more walls than edges");
    }
    if (at != count + 1) body.fail_at(begin, "there are fewer walls than edges");
    return walls;
}

std::string write_walls_between(const std::vector<int>& regions, std::size_t side, bool has_repeats) {
    constexpr std::size_t kLongest = 24;  // readers differ in what the last two letters mean
    std::string text;
    std::size_t gap = 0;
    const std::size_t upright = side * (side - 1);
    for (std::size_t i = 0; i <= 2 * upright; ++i) {
        const std::size_t edge = i < 2 * upright ? edge_in_order(i, side) : 0;
        const std::size_t first =
            edge < upright ? edge / (side - 1) * side + edge % (side - 1) : edge - upright;
        const std::size_t second = first + (edge < upright ? 1 : side);
        if (i < 2 * upright && regions[first] == regions[second]) {
            ++gap;
            continue;
        }
        if (gap > kLongest) return {};
        text += gap == 0 ? '_' : static_cast<char>('a' + gap - 1);
        gap = 0;
    }
    return has_repeats ? with_repeats(text) : text;
}

std::vector<int> read_separated(LinkBody& body, std::size_t count, char separator) {
    std::vector<int> numbers(count, DrawnBoard::kOpen);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) expect(body, separator);
        if (is_decimal(body.peek())) numbers[i] = read_decimal(body);
    }
    return numbers;
}

std::string write_separated(const std::vector<int>& numbers, char separator) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) text += separator;
        if (numbers[i] != DrawnBoard::kOpen) text += std::to_string(numbers[i]);
    }
    return text;
}

}  // namespace sator::exchange
