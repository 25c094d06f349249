// Cryptarithms as people write them: an equation of words in a line, or words below each other with a sign before each further one and
// the result below a line or behind '='. The equation becomes that of the kind cryptarithm.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/pasted/row_cells.hpp"
#include "sator/exchange/square/puzzle_of_statements.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kLongestEquation = 2000;
constexpr std::size_t kMostLetters = 10;

/// A piece of the equation: a word in capital letters, or a sign.
struct EquationPiece {
    std::string text;
    bool is_word = false;
    bool is_first_of_line = false;
};

/// Whether a line separates the numbers from their result: "-----", "=====".
bool is_ruled(std::string_view line) {
    constexpr std::size_t kShortest = 3;
    return line.size() >= kShortest && line.find_first_not_of("-=_") == std::string_view::npos;
}

/// Divides the text into words and signs. Letters with single blanks between them, "S E N D", are one word. Returns no pieces if it
/// has anything else.
std::vector<EquationPiece> equation_pieces(std::string_view text) {
    std::vector<EquationPiece> pieces;
    for (const std::string_view line : pieces_between(text, "\n")) {
        const std::string_view plain = trimmed(line);
        if (is_ruled(plain)) {
            pieces.push_back({"=", false, true});
            continue;
        }
        bool is_first = true, was_blank = true, is_spaced = false;
        for (const char c : plain) {
            const auto sign = static_cast<unsigned char>(c);
            if (c == ' ' || c == '\t') {
                was_blank = true;
                continue;
            }
            const bool is_letter = is_ascii_letter(sign);
            if (!is_letter && !std::string_view("+-*/=").contains(c)) return {};
            const std::string own(1, is_letter ? static_cast<char>(c & ~0x20) : c);
            EquationPiece* last = pieces.empty() || is_first ? nullptr : &pieces.back();
            const bool goes_on = is_letter && last != nullptr && last->is_word &&
                                 (!was_blank || last->text.size() == 1 || is_spaced);
            if (goes_on) {
                is_spaced = was_blank;
                last->text += own;
            } else {
                is_spaced = false;
                pieces.push_back({own, is_letter, is_first});
            }
            is_first = was_blank = false;
        }
    }
    return pieces;
}

/// Returns the equation in a line, or "" if the pieces are none: words and signs take turns, and there is one '='.
std::string equation_of(std::vector<EquationPiece> pieces) {
    const auto is_equals = [](const EquationPiece& piece) { return piece.text == "="; };
    if (std::ranges::none_of(pieces, is_equals) && !pieces.empty() && pieces.back().is_first_of_line &&
        pieces.back().is_word)
        pieces.insert(pieces.end() - 1, {"=", false, true});                   // the last line is the result
    if (std::ranges::count_if(pieces, is_equals) == 2 && pieces.size() > 1) {  // a line, and "=" below it
        const auto both = std::ranges::adjacent_find(
            pieces,
            [&](const EquationPiece& a, const EquationPiece& b) { return is_equals(a) && is_equals(b); });
        if (both != pieces.end()) pieces.erase(both);
    }
    std::string equation;
    std::set<char> letters;
    std::size_t words = 0;
    bool has_long_word = false;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].is_word != (i % 2 == 0)) return {};
        equation += (equation.empty() ? "" : " ") + pieces[i].text;
        words += pieces[i].is_word ? 1 : 0;
        if (pieces[i].is_word) letters.insert(pieces[i].text.begin(), pieces[i].text.end());
        has_long_word = has_long_word || (pieces[i].is_word && pieces[i].text.size() > 1);
    }
    constexpr std::size_t kFewestWords = 3;
    const bool is_equation = pieces.size() % 2 == 1 && words >= kFewestWords && has_long_word &&
                             std::ranges::count_if(pieces, is_equals) == 1 && letters.size() <= kMostLetters;
    return is_equation ? equation : std::string();
}

std::string equation_in(std::string_view text) {
    return text.size() > kLongestEquation ? std::string() : equation_of(equation_pieces(text));
}

bool looks_like_equation(std::string_view text) {
    return !equation_in(text).empty();
}

ReadResult read_equation(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) -> std::expected<Puzzle, Diagnostic> {
        const std::string equation = equation_in(text);
        if (equation.empty())
            return std::unexpected(
                error_at({}, "the file has no equation of words", std::string(kEquation.beginning)));
        return puzzle_of_statements("cryptarithm \"" + equation + "\"\n", file.name, options, {});
    });
}

}  // namespace

const Format kEquation = {
    .name = "equation",
    .summary = "Cryptarithms as people write them: an equation of words, in a line or below each other.",
    .beginning = "a cryptarithm is an equation of words: SEND + MORE = MONEY",
    .recognises = looks_like_equation,
    .read = read_equation,
    .example = "  SEND\n+ MORE\n------\n MONEY\n",
};

}  // namespace sator::exchange
