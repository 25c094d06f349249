#include "sator/exchange/puzz_link/loop_parts.hpp"

#include <string>

#include "sator/exchange/puzz_link/link_codecs.hpp"

namespace sator::exchange {

namespace {

/// Two lengths are a number in base 8, three after a '+' in base 7, four after a '-' in base 6; 0 is an unknown one.
constexpr int kTwoPieces = 360, kMorePieces = 36;

int read_piece_lengths(LinkBody& body) {
    const std::size_t place = body.position();
    const char c = body.peek();
    if (c == '.') body.fail("a piece whose length is not known cannot be said yet");
    if (c >= '0' && c <= '8') return body.take_number(1, 10);
    const bool are_more = c == '+' || c == '-';
    if (are_more) body.take();
    const int base = c == '-' ? 6 : c == '+' ? 7 : 8;
    const int count = 10 - base;
    int all = body.take_number(2, 36) - (are_more ? kMorePieces : kTwoPieces);
    int lengths = 0, factor = 1;
    for (int i = 0; i < count; ++i, factor *= 10, all /= base) {
        if (all % base <= 0) {
            body.fail_at(place, "a piece whose length is not known cannot be said yet");
            return 0;
        }
        lengths += factor * (all % base);
    }
    return lengths;
}

std::string write_piece_lengths(int lengths) {
    if (lengths < 10) return lengths <= 8 ? std::to_string(lengths) : std::string();
    const std::string digits = std::to_string(lengths);
    const int base = 10 - static_cast<int>(digits.size());
    if (base < 6) return {};
    int all = 0;
    for (const char digit : digits) {
        if (digit - '0' >= base || digit == '0') return {};
        all = all * base + (digit - '0');
    }
    all += base == 8 ? kTwoPieces : kMorePieces;
    const std::string before = base == 8 ? "" : base == 7 ? "+" : "-";
    return before + digit_character(all / 36) + digit_character(all % 36);
}

constexpr int kMostSign = 9;

int read_sign_digit(LinkBody& body) {
    return body.take_number(1, 10);
}

std::string write_sign_digit(int sign) {
    return sign > 0 && sign <= kMostSign ? std::to_string(sign) : std::string();
}

}  // namespace

const LinkPart kArrowsAndWinds = {
    [](LinkBody& body, DrawnBoard& board) {
        board.cells = gapped('a', {read_sign_digit, write_sign_digit}).read(body, board.cell_count());
    },
    [](const DrawnBoard& board) {
        return gapped('a', {read_sign_digit, write_sign_digit}).write(board.cells);
    }};
const LinkPart kPiecesAround = {
    [](LinkBody& body, DrawnBoard& board) {
        board.cells = gapped('g', {read_piece_lengths, write_piece_lengths}).read(body, board.cell_count());
    },
    [](const DrawnBoard& board) {
        return gapped('g', {read_piece_lengths, write_piece_lengths}).write(board.cells);
    }};

}  // namespace sator::exchange
