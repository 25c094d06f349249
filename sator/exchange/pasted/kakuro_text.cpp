// Kakuros as people write them and as Sator prints them: each sum stands in its black cell, before a backslash the one below it, after it
// the one to the right. Other programs write a colon instead. The rows become the drawing of the kind kakuro, which judges whether each sum
// has a run.
#include <algorithm>
#include <array>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/pasted/pasted_board.hpp"
#include "sator/exchange/pasted/row_cells.hpp"
#include "sator/exchange/square/puzzle_of_statements.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<std::string_view, 9> kOpenSigns = {".", "_", "-", "0", "?", "*", "·", "□", "⬜"};
constexpr std::array<std::string_view, 8> kBlackSigns = {"#", "\\", ":", "x", "X", "-1", "■", "⬛"};
constexpr std::size_t kMostBytes = 1 << 16;

/// The rows of a kakuro as the language draws them, and the sentences around them.
struct KakuroText {
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> words;
    std::size_t backslashes = 0, colons = 0;  ///< of sums
};

/// Returns the line with blanks for the signs that boards are drawn with, and '#' for shades.
std::string without_walls(std::string_view line) {
    std::u32string plain;
    for (const char32_t c : to_code_points(line)) {
        const bool is_wall = (c >= 0x2500 && c <= 0x257F) || c == U'|';
        const bool is_shade = c >= 0x2588 && c <= 0x2593;
        if (is_shade && plain.ends_with(U'#')) continue;
        plain += is_wall ? U' ' : is_shade ? U'#' : c;
    }
    return to_utf8(plain);
}

/// Returns a sum without blanks; "" for 0, nullopt if it is no number of two digits.
std::optional<std::string> sum_of(std::string_view text) {
    if (text.size() > 2 ||
        !std::ranges::all_of(text, [](char c) { return is_digit(static_cast<unsigned char>(c)); }))
        return std::nullopt;
    return text.find_first_not_of('0') == std::string_view::npos ? std::string() : std::string(text);
}

/// Returns what a cell is in the language, or nullopt if the token is no cell.
std::optional<std::string> kakuro_cell(std::string_view token, KakuroText& text) {
    const bool is_line = token.find_first_not_of('_') == std::string_view::npos;
    if (is_line || std::ranges::find(kOpenSigns, token) != kOpenSigns.end()) return ".";
    if (std::ranges::find(kBlackSigns, token) != kBlackSigns.end()) return "#";
    if (token.size() == 1 && is_digit(static_cast<unsigned char>(token[0]))) return std::string(token);
    const std::size_t sign = token.find_first_of("\\:");
    if (sign == std::string_view::npos) return std::nullopt;
    const auto down = sum_of(token.substr(0, sign)), across = sum_of(token.substr(sign + 1));
    if (!down || !across) return std::nullopt;
    if (down->empty() && across->empty()) return "#";
    ++(token[sign] == ':' ? text.colons : text.backslashes);
    return *down + "\\" + *across;
}

/// Returns the cells of a row; none if the line is no row.
std::vector<std::string> kakuro_row(std::string_view line, KakuroText& text) {
    const bool has_fields = line.find_first_of(",;\t") != std::string_view::npos;
    const std::string plain = without_walls(line);
    std::vector<std::string> row;
    KakuroText counted = text;
    for (std::string_view token : pieces_between(plain, has_fields ? ",;\t" : " \r")) {
        token = trimmed(token);
        if (token.empty() && !has_fields) continue;
        auto cell = kakuro_cell(token, counted);
        if (!cell) return {};
        row.push_back(std::move(*cell));
    }
    if (row.size() < 2) return {};
    text.colons = counted.colons;
    text.backslashes = counted.backslashes;
    return row;
}

/// Finds a kakuro in a text; nullopt if it has none.
std::optional<KakuroText> kakuro_text(std::string_view file) {
    if (file.size() > kMostBytes) return std::nullopt;
    KakuroText text;
    bool is_over = false;
    for (const std::string_view line : pieces_between(file, "\n")) {
        if (trimmed(without_walls(line)).find_first_not_of("-+=\r ") == std::string_view::npos &&
            line.find_first_of("0123456789_\t,;") == std::string_view::npos)
            continue;  // a wall, or empty
        auto row = kakuro_row(line, text);
        const bool is_row = !row.empty() && (text.rows.empty() || row.size() == text.rows.front().size());
        if (is_row && is_over) return std::nullopt;
        if (is_row) {
            text.rows.push_back(std::move(row));
        } else {
            is_over = !text.rows.empty();
            text.words.emplace_back(trimmed(line));
        }
    }
    const bool has_sums =
        (text.backslashes >= 2) != (text.colons >= 2) && std::min(text.backslashes, text.colons) == 0;
    if (text.rows.size() < 2 || !has_sums) return std::nullopt;
    return text;
}

/// Returns whether a sentence says the rules of a kakuro, or belongs to a printed answer.
bool is_known_sentence(std::string_view sentence) {
    constexpr std::array<std::string_view, 2> kRules = {
        "Each run of white cells holds different digits.",
        "Jede Reihe weißer Felder enthält verschiedene Ziffern."};
    return is_printed_answer(sentence) ||
           std::ranges::any_of(kRules, [&](std::string_view rule) { return sentence.contains(rule); });
}

/// Returns whether a sentence may state other rules: it stands below a printed board, or speaks of products.
bool may_be_rule(std::string_view sentence, bool is_printed, bool is_first) {
    return sentence.contains("roduct") || sentence.contains("rodukt") || (is_printed && !is_first);
}

std::expected<Puzzle, Diagnostic> read_kakuro(const SourceFile& file, std::string_view text,
                                              const PuzzleOptions& options) {
    const auto kakuro = kakuro_text(text);
    if (!kakuro)
        return std::unexpected(error_at({}, "the file has no kakuro", std::string(kKakuroText.beginning)));
    if (kakuro->rows.size() * kakuro->rows.front().size() > options.cell_limit)
        return std::unexpected(
            error_at({}, "the grid has more than " + std::to_string(options.cell_limit) + " cells"));
    std::string statements = "kakuro\n";
    for (const auto& row : kakuro->rows) {
        statements += "|";
        for (const std::string& cell : row) statements += " " + cell;
        statements += "\n";
    }
    auto puzzle = puzzle_of_statements(std::move(statements), file.name, options, {});
    if (!puzzle) return puzzle;
    const bool is_printed = text.contains("┌") && text.contains("└");
    for (const std::string& sentence : kakuro->words) {
        const bool is_first = &sentence == kakuro->words.data();
        if (!is_known_sentence(sentence) && may_be_rule(sentence, is_printed, is_first))
            puzzle->left_out.push_back({error_in(file.name, "not understood: '" + sentence + "'"), true});
        constexpr std::size_t kLongestTitle = 60;
        if (is_first && sentence.size() <= kLongestTitle && !is_known_sentence(sentence))
            puzzle->title = sentence;
    }
    return puzzle;
}

bool looks_like_kakuro_text(std::string_view text) {
    return kakuro_text(text).has_value();
}

ReadResult read_kakuro_text(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) { return read_kakuro(file, text, options); });
}

}  // namespace

const Format kKakuroText = {
    .name = "kakuro",
    .summary = "Kakuros as people paste them, and as Sator prints them: rows with sums such as 17\\16.",
    .beginning =
        "a kakuro has rows of the same length; 17\\16 is a black cell with the sums down and across, "
        "# a black cell, . a white one",
    .recognises = looks_like_kakuro_text,
    .read = read_kakuro_text,
    .example = "Small\n#   #    23\\ 3\\\n#   11\\7 .   .\n\\18 .    .   .\n\\12 .    .   #\n",
    .lost = "Reading: the sentences around the rows.",
};

}  // namespace sator::exchange
