#include "sator/text/definitions/sign_pattern.hpp"

#include <algorithm>
#include <limits>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"

namespace sator::text {

namespace {

constexpr std::uint32_t kGreatestNumber = 999'999'999;

bool is_capital(char32_t c) {
    return c >= U'A' && c <= U'Z';
}

/// Returns the end of the run of characters for which `belongs` holds.
template <class Belongs>
std::size_t end_of_run(std::u32string_view text, std::size_t at, Belongs belongs) {
    while (at < text.size() && belongs(text[at])) ++at;
    return at;
}

}  // namespace

SignPattern::SignPattern(std::u32string_view written) : written_(written) {
    for (std::size_t at = 0; at < written.size();) {
        const std::size_t name = end_of_run(written, at, is_capital);
        if (name - at >= 2) {
            pieces_.push_back({{}, to_utf8(written.substr(at, name - at)), 0, kGreatestNumber});
            at = name;
            continue;
        }
        const std::size_t least = end_of_run(written, at, is_digit);
        if (least > at && written.substr(least).starts_with(U"..")) {
            const std::size_t most = end_of_run(written, least + 2, is_digit);
            const auto number = [&](std::size_t from, std::size_t to) {
                return to_whole_number<std::uint32_t>(to_utf8(written.substr(from, to - from)));
            };
            pieces_.push_back(
                {{}, {}, number(at, least).value_or(0), number(least + 2, most).value_or(kGreatestNumber)});
            at = most;
            continue;
        }
        if (pieces_.empty() || pieces_.back().literal.empty()) pieces_.emplace_back();
        pieces_.back().literal += written[at++];
    }
}

bool SignPattern::has_numbers() const {
    return std::ranges::any_of(pieces_, [](const Piece& piece) { return piece.literal.empty(); });
}

bool SignPattern::has_number(std::string_view name) const {
    return std::ranges::any_of(
        pieces_, [&](const Piece& piece) { return piece.literal.empty() && piece.name == name; });
}

std::size_t SignPattern::number_end(const Piece& piece, std::u32string_view mark, std::size_t at) {
    const std::size_t end = end_of_run(mark, at, is_digit);
    const auto number = to_whole_number<std::uint32_t>(to_utf8(mark.substr(at, end - at)));
    return number && *number >= piece.least && *number <= piece.most ? end : at;
}

std::optional<std::vector<DrawnNumber>> SignPattern::match(std::u32string_view mark) const {
    const auto numbers = std::ranges::count_if(pieces_, [](const Piece& p) { return p.literal.empty(); });
    std::vector<DrawnNumber> found;
    std::size_t at = 0;
    for (const Piece& piece : pieces_) {
        if (!piece.literal.empty()) {
            if (!mark.substr(at).starts_with(piece.literal)) return std::nullopt;
            at += piece.literal.size();
            continue;
        }
        const std::size_t end = number_end(piece, mark, at);
        if (end == at && numbers < 2) return std::nullopt;
        if (end > at)
            found.push_back(
                {piece.name, to_whole_number<std::uint32_t>(to_utf8(mark.substr(at, end - at))).value_or(0)});
        at = end;
    }
    if (at != mark.size() || (numbers > 0 && found.empty())) return std::nullopt;
    return found;
}

}  // namespace sator::text
