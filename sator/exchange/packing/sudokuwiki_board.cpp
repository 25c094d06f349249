// A packed board of sudokuwiki.org begins with "S9B" and has two digits to the base 36 for each cell: 1 to 9 is a clue, 10 to 18 a solved
// cell, and from 19 on it is 18 and the set of candidates, in which 1 is the lowest bit. It was found by boards whose clues are known. The
// site's older form, without "S9B", is not read: it is published, but the flag of a clue is wrong in the site's own example.
#include "sator/exchange/packing/sudokuwiki_board.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/exchange/packing/link.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kCells = 81;
constexpr unsigned kDigits = 9;
constexpr unsigned kMostCandidates = (1U << kDigits) - 1;
constexpr unsigned kBase = 36;
constexpr std::string_view kBeginning = "S9B";

/// Returns the number that a digit stands for; kBase if it is none.
unsigned digit_of(char c) {
    if (is_digit(static_cast<unsigned char>(c))) return static_cast<unsigned>(c - '0');
    const bool is_letter = is_ascii_letter(static_cast<unsigned char>(c));
    return is_letter ? static_cast<unsigned>((c | 0x20) - 'a') + 10 : kBase;
}

}  // namespace

std::optional<std::string> sudokuwiki_clues(std::string_view packed) {
    if (packed.size() != kBeginning.size() + 2 * kCells || !packed.starts_with(kBeginning))
        return std::nullopt;
    packed.remove_prefix(kBeginning.size());
    std::string clues;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const unsigned high = digit_of(packed[2 * cell]), low = digit_of(packed[2 * cell + 1]);
        const unsigned number = high * kBase + low;
        if (high == kBase || low == kBase || number == 0 || number > 2 * kDigits + kMostCandidates)
            return std::nullopt;
        clues += number <= kDigits ? static_cast<char>('0' + number) : '.';
    }
    if (clues.find_first_not_of('.') == std::string::npos) return std::nullopt;
    return clues;
}

bool is_sudokuwiki_link(std::string_view link) {
    const auto parts = read_link(link);
    return parts && parts->is_at("sudokuwiki.org") && parts->field("bd").has_value();
}

std::optional<std::string_view> sudokuwiki_board(std::string_view link) {
    const auto parts = read_link(link);
    if (!parts || !parts->is_at("sudokuwiki.org")) return std::nullopt;
    std::string_view path = parts->path;
    while (path.starts_with('/')) path.remove_prefix(1);
    std::string page(path.substr(0, path.find('.')));
    std::ranges::transform(page, page.begin(), [](char c) { return static_cast<char>(c | 0x20); });
    return page == "sudoku" ? parts->field("bd") : std::nullopt;
}

}  // namespace sator::exchange
