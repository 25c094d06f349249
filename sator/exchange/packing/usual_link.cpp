#include "sator/exchange/packing/usual_link.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "sator/base/ascii.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/packed_link.hpp"
#include "sator/exchange/packing/sudokuwiki_board.hpp"

namespace sator::exchange {

namespace {

/// The data of f-puzzles begin with the packed form of `{"`.
constexpr std::string_view kPackedObject = "N4Ig";
constexpr std::size_t kShortestObject = 24;
constexpr std::string_view kFPuzzlesAddress = "https://www.f-puzzles.com/?load=";
constexpr std::string_view kUsualScheme = "https://";

bool is_packed_object(std::string_view word) {
    const auto is_base64 = [](char c) {
        return is_ascii_letter(c) || is_digit(c) || std::string_view("+/=%-_").contains(c);
    };
    return word.size() >= kShortestObject && word.starts_with(kPackedObject) &&
           std::ranges::all_of(word, is_base64);
}

/// Returns whether a word is HOST/… or HOST?…, and not a path of files: the host ends in letters after a dot.
bool is_bare_address(std::string_view word) {
    const std::string_view host = word.substr(0, word.find_first_of("/?#"));
    const std::size_t dot = host.rfind('.');
    const auto is_host_sign = [](char c) {
        return is_ascii_letter(c) || is_digit(c) || c == '.' || c == '-';
    };
    return host.size() + 1 < word.size() && dot != std::string_view::npos && dot > 0 &&
           dot + 2 < host.size() && host.front() != '.' && std::ranges::all_of(host, is_host_sign) &&
           std::ranges::all_of(host.substr(dot + 1), [](char c) { return is_ascii_letter(c); });
}

/// Returns the parts of a link that may hold data: the value of each field, and what follows each '/' of the path. Data may have '/' and '='.
std::vector<std::string_view> pieces_of_link(const Link& link) {
    std::vector<std::string_view> pieces;
    for (std::string_view fields : {link.query, link.fragment}) {
        while (!fields.empty()) {
            const std::string_view field = fields.substr(0, fields.find('&'));
            fields.remove_prefix(std::min(field.size() + 1, fields.size()));
            pieces.push_back(field);
            if (field.contains('=')) pieces.push_back(field.substr(field.find('=') + 1));
        }
    }
    for (std::size_t at = link.path.find('/'); at != std::string_view::npos;
         at = link.path.find('/', at + 1)) {
        const std::string_view rest = link.path.substr(at + 1);
        pieces.push_back(rest);
        pieces.push_back(rest.substr(0, rest.find('/')));
    }
    return pieces;
}

/// Returns the cells if the text is a sudoku of 81 digits, with '0', '.' or another sign for an open cell.
std::optional<std::string> digits_of_sudoku(std::string_view piece) {
    std::string cells = percent_decoded(piece);
    constexpr std::size_t kCells = 81;
    if (cells.size() != kCells || cells.find_first_not_of("0123456789.*_-xX") != std::string::npos)
        return std::nullopt;
    for (char& c : cells) {
        if (!is_digit(c)) c = '.';
    }
    return cells + "\n";
}

/// Returns a variant of sudoku that the address names, or "".
std::string variant_in(std::string_view address) {
    constexpr std::array<std::string_view, 12> kVariants = {"jigsaw",   "killer",  "windoku",   "samurai",
                                                            "diagonal", "sudokux", "xsudoku",   "x-sudoku",
                                                            "kropki",   "hyper",   "irregular", "knight"};
    std::string small;
    for (const char c : address) small += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    const auto named = std::ranges::find_if(kVariants, [&](std::string_view v) { return small.contains(v); });
    return named == kVariants.end() ? "" : std::string(*named);
}

/// Returns the data in a link, whatever its site is.
std::optional<UsualLink> data_in_link(const Link& parts, std::string_view link) {
    if (const auto board = sudokuwiki_board(link)) {
        if (auto clues = sudokuwiki_clues(*board)) {
            UsualLink usual{std::move(*clues) + "\n"};
            usual.remark = "of the board, only the clues are read, and not what was filled in or ruled out";
            return usual;
        }
    }
    for (const std::string_view piece : pieces_of_link(parts)) {
        if (is_packed_object(piece)) return UsualLink{std::string(kFPuzzlesAddress) + std::string(piece)};
        if (read_packed_link(piece)) return UsualLink{std::string(piece)};
        if (auto cells = digits_of_sudoku(piece)) return UsualLink{std::move(*cells), variant_in(link)};
    }
    return std::nullopt;
}

}  // namespace

std::optional<UsualLink> usual_link(std::string_view word) {
    word = trimmed(word);
    while (word.ends_with('\n')) word = trimmed(word.substr(0, word.size() - 1));
    if (word.starts_with('<') && word.ends_with('>')) word = word.substr(1, word.size() - 2);
    if (word.find_first_of(" \t\r\n") != std::string_view::npos || word.size() > kLinkLimit)
        return std::nullopt;
    if (is_packed_object(word)) return UsualLink{std::string(kFPuzzlesAddress) + std::string(word)};
    if (const auto link = read_link(word)) return data_in_link(*link, word);
    return is_bare_address(word) ? std::optional(UsualLink{std::string(kUsualScheme) + std::string(word)})
                                 : std::nullopt;
}

bool is_packed_sudokuwiki(std::string_view text) {
    const std::string_view word = trimmed(text);
    const auto link = read_link(word);
    return link && is_sudokuwiki_link(word) && !data_in_link(*link, word);
}

}  // namespace sator::exchange
