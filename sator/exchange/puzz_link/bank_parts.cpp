#include "sator/exchange/puzz_link/bank_parts.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/rules/lines/polyominoes.hpp"

namespace sator::exchange {

namespace {

struct UsualBank {
    char letter;
    std::string_view pieces;
};
constexpr std::array kUsualBanks = {
    UsualBank{'p', "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5"},
    UsualBank{'t', "I4 L4 O4 S4 T4"},
    UsualBank{'d', "I4 I4 L4 L4 O4 O4 S4 S4 T4 T4"},
    UsualBank{'z', ""},
};
constexpr int kBitsOfDigit = 5, kSidesBase = 36;

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (c != ' ')
            word += c;
        else
            words.push_back(std::exchange(word, {}));
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

/// Returns the code of a piece; empty if it is no piece.
std::string code_of(const std::string& piece) {
    const auto named = rules::find_polyomino(piece);
    const rules::CellPoints cells = named ? *named : rules::drawn_polyomino(piece, 'x');
    HalfCell greatest;
    for (const HalfCell at : cells)
        greatest = {std::max(greatest.row, at.row), std::max(greatest.column, at.column)};
    const int columns = greatest.column / 2 + 1, rows = greatest.row / 2 + 1;
    if (cells.empty() || columns >= kSidesBase || rows >= kSidesBase) return {};
    std::string code{digit_character(columns), digit_character(rows)};
    std::vector<int> bits(static_cast<std::size_t>(columns * rows), 0);
    for (const HalfCell at : cells) bits[static_cast<std::size_t>(at.row / 2 * columns + at.column / 2)] = 1;
    bits.resize((bits.size() + kBitsOfDigit - 1) / kBitsOfDigit * kBitsOfDigit, 0);
    for (std::size_t first = 0; first < bits.size(); first += kBitsOfDigit) {
        int digit = 0;
        for (std::size_t i = first; i < first + kBitsOfDigit; ++i) digit = 2 * digit + bits[i];
        code += digit_character(digit);
    }
    code.resize(code.find_last_not_of('0') + 1);
    return code;
}

std::string taken_word(LinkBody& body) {
    std::string word;
    while (!body.is_at_end() && body.peek() != '/') word += body.take();
    if (!body.is_at_end()) body.take();
    return word;
}

/// "//t" for usual pieces, or "/2/23lg/22u": their number, and each piece.
void read_bank(LinkBody& body, DrawnBoard& board) {
    if (body.peek() == '/') body.take();
    const std::size_t place = body.position();
    if (body.peek() == '/') {
        body.take();
        const std::string letter = taken_word(body);
        const auto usual = usual_bank(letter);
        if (!usual) return body.fail_at(place, "'" + letter + "' is no bank of pieces");
        board.shapes = *usual;
        return;
    }
    taken_word(body);  // the number of pieces
    while (!body.is_at_end()) {
        const std::size_t begin = body.position();
        const std::string code = taken_word(body);
        const auto piece = piece_of_code(code);
        if (!piece) return body.fail_at(begin, "'" + code + "' is no piece");
        board.shapes.push_back(*piece);
    }
}

std::string write_bank(const DrawnBoard& board) {
    for (const UsualBank& usual : kUsualBanks) {
        if (board.shapes == words_of(usual.pieces)) return std::string("//") + usual.letter;
    }
    std::string text = "/" + std::to_string(board.shapes.size());
    for (const std::string& piece : board.shapes) {
        const std::string code = code_of(piece);
        if (code.empty()) return {};
        text += "/" + code;
    }
    return text;
}

}  // namespace

std::optional<std::vector<std::string>> usual_bank(std::string_view letter) {
    for (const UsualBank& usual : kUsualBanks) {
        if (letter.size() == 1 && letter.front() == usual.letter) return words_of(usual.pieces);
    }
    return std::nullopt;
}

std::optional<std::string> piece_of_code(std::string_view code) {
    if (code.size() < 3) return std::nullopt;
    const int columns = digit_value(code[0]), rows = digit_value(code[1]);
    if (columns < 1 || rows < 1) return std::nullopt;
    std::string bits;
    for (const char c : code.substr(2)) {
        const int digit = digit_value(c);
        if (digit < 0 || digit >= 1 << kBitsOfDigit) return std::nullopt;
        for (int bit = kBitsOfDigit - 1; bit >= 0; --bit) bits += (digit >> bit & 1) != 0 ? 'x' : '.';
    }
    bits.resize(static_cast<std::size_t>(columns * rows), '.');
    rules::CellPoints cells;
    for (int i = 0; i < columns * rows; ++i) {
        if (bits[static_cast<std::size_t>(i)] == 'x') cells.push_back({2 * (i / columns), 2 * (i % columns)});
    }
    if (cells.empty()) return std::nullopt;
    return rules::polyomino_word(cells);
}

const LinkPart kBank = {read_bank, write_bank};

}  // namespace sator::exchange
