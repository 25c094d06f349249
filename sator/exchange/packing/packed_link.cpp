#include "sator/exchange/packing/packed_link.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/lz_string.hpp"

namespace sator::exchange {

namespace {

struct Prefix {
    std::string_view text;
    PackedKind kind;
};
/// Longer prefixes first.
constexpr std::array kPrefixes = {Prefix{"fpuzzles", PackedKind::FPuzzles},
                                  Prefix{"fpuz", PackedKind::FPuzzles}, Prefix{"scl", PackedKind::SudokuPad},
                                  Prefix{"ctc", PackedKind::SudokuPad}, Prefix{"scf", PackedKind::Classic}};

/// A shorter word may be a word of a text, or the name of a puzzle on a server.
constexpr std::size_t kShortestData = 8;

constexpr std::string_view kBase64Characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";

std::optional<PackedLink> packed_word(std::string_view word) {
    const auto prefix =
        std::ranges::find_if(kPrefixes, [&](const Prefix& p) { return word.starts_with(p.text); });
    if (prefix == kPrefixes.end()) return std::nullopt;
    std::string data = link_data(word.substr(prefix->text.size()));
    if (data.size() < kShortestData || data.find_first_not_of(kBase64Characters) != std::string::npos)
        return std::nullopt;
    return PackedLink{prefix->kind, std::move(data)};
}

/// SudokuPad takes the puzzle from `?puzzleid=`, or from the path, perhaps after "/sudoku".
std::optional<PackedLink> packed_at_sudoku_pad(const Link& link) {
    if (const auto id = link.field("puzzleid")) return packed_word(*id);
    std::string_view path = link.path;
    if (path.starts_with("/sudoku/")) path.remove_prefix(std::string_view("/sudoku").size());
    path.remove_prefix(std::min<std::size_t>(1, path.size()));
    return packed_word(path);
}

/// Returns the JSON, or nullopt if the data are not a packed JSON object.
std::optional<std::string> unpacked_object(std::string_view data) {
    auto text = unpack_lz_base64(data, kUnpackedLimit);
    if (!text || !text->starts_with('{')) return std::nullopt;
    return text;
}

/// Returns the data with a second '/' after those whose bits are set.
std::string with_doubled_slashes(std::string_view data, unsigned bits) {
    std::string doubled;
    for (const char c : data) {
        doubled += c;
        if (c != '/') continue;
        if ((bits & 1U) != 0) doubled += '/';
        bits >>= 1U;
    }
    return doubled;
}

/// Tries to double few slashes first.
std::optional<std::string> unpacked_with_slashes(std::string_view data) {
    constexpr std::ptrdiff_t kSlashes = 8;
    constexpr std::size_t kLongest = 64 * 1024;  // so that all attempts take a short time
    if (data.size() > kLongest) return std::nullopt;
    const auto slashes = std::min(kSlashes, std::ranges::count(data, '/'));
    std::vector<unsigned> choices;
    for (unsigned bits = 1; bits < 1U << slashes; ++bits) choices.push_back(bits);
    std::ranges::stable_sort(choices, {}, [](unsigned bits) { return std::popcount(bits); });
    for (const unsigned bits : choices) {
        if (auto text = unpacked_object(with_doubled_slashes(data, bits))) return text;
    }
    return std::nullopt;
}

}  // namespace

std::optional<PackedLink> read_packed_link(std::string_view text) {
    const auto link = read_link(text);
    if (!link) {
        const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
        const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
        return first < end ? packed_word(text.substr(first, end - first)) : std::nullopt;
    }
    if (link->is_at("f-puzzles.com")) {
        const auto data = link->field("load");
        return data ? std::optional(PackedLink{PackedKind::FPuzzles, link_data(*data)}) : std::nullopt;
    }
    const bool is_sudoku_pad = link->is_at("sudokupad.app") || link->is_at("crackingthecryptic.com") ||
                               link->is_at("sudokupad.svencodes.com") || link->host == "puzzle";
    return is_sudoku_pad ? packed_at_sudoku_pad(*link) : std::nullopt;
}

bool is_packed_as(std::string_view text, PackedKind kind) {
    if (text.size() > kLinkLimit) return false;
    const auto link = read_packed_link(text);
    return link && link->kind == kind;
}

std::expected<std::string, Diagnostic> unpack_link(const PackedLink& link) {
    if (auto text = unpacked_object(link.data)) return std::move(*text);
    if (auto text = unpacked_with_slashes(link.data)) return std::move(*text);
    return std::unexpected(error_at({}, "the data of the link cannot be unpacked",
                                    "part of the link is missing or has changed; copy all of it"));
}

}  // namespace sator::exchange
