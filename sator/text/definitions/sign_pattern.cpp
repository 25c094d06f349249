#include "sator/text/definitions/sign_pattern.hpp"

#include <algorithm>
#include <limits>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"

namespace sator::text {

namespace {

/// The bound of a number that does not fit.
constexpr std::uint32_t kTooGreat = std::numeric_limits<std::uint32_t>::max();

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
            pieces_.push_back({{}, to_utf8(written.substr(at, name - at)), 0, kGreatestDrawnNumber});
            at = name;
            continue;
        }
        const std::size_t least = end_of_run(written, at, is_digit);
        if (least > at && written.substr(least).starts_with(U"..")) {
            const std::size_t most = end_of_run(written, least + 2, is_digit);
            const auto bound = [&](std::size_t from, std::size_t to) {
                return to_whole_number<std::uint32_t>(to_utf8(written.substr(from, to - from)))
                    .value_or(kTooGreat);
            };
            const bool is_bounded = most > least + 2;
            pieces_.push_back(
                {{}, {}, bound(at, least), is_bounded ? bound(least + 2, most) : kGreatestDrawnNumber});
            at = most;
            continue;
        }
        if (pieces_.empty() || pieces_.back().literal.empty()) pieces_.emplace_back();
        pieces_.back().literal += written[at++];
    }
}

std::expected<void, std::string> SignPattern::check_bounds() const {
    for (const Piece& piece : pieces_) {
        if (!piece.literal.empty()) continue;
        if (std::max(piece.least, piece.most) > kGreatestDrawnNumber)
            return std::unexpected("a number of '" + to_utf8(written_) + "' is too large");
        if (piece.least > piece.most)
            return std::unexpected("no number is in the range '" + to_utf8(written_) + "'");
    }
    return {};
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
