#include "sator/exchange/packing/link_lines.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/packed_link.hpp"
#include "sator/exchange/packing/usual_link.hpp"

namespace sator::exchange {

namespace {

bool is_blank_line(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// Returns whether the link's host is a tool whose links may hold a puzzle.
bool is_puzzle_host(const Link& link) {
    return link.is_at("sudokupad.app") || link.is_at("crackingthecryptic.com") ||
           link.is_at("f-puzzles.com") || link.is_at("tinyurl.com") ||
           link.is_at("sudokupad.svencodes.com") || link.host == "puzzle";
}

}  // namespace

std::vector<std::string_view> link_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (is_blank_line(line)) continue;
        if (!read_link(line) && !read_packed_link(line) && !usual_link(line)) return {};
        lines.push_back(line);
    }
    return lines;
}

std::expected<void, Diagnostic> check_link(std::string_view text) {
    const auto link = read_link(text);
    if (!link) return {};
    if (text.size() > kLinkLimit)
        return std::unexpected(
            error_at({}, "the link is longer than " + std::to_string(kLinkLimit / 1024) + " KiB"));
    if (!is_puzzle_host(*link) || read_packed_link(text)) return {};
    return std::unexpected(
        error_at({}, "the link names a puzzle that only a server knows, and nothing is fetched",
                 "open it in a browser, and paste a link that holds the puzzle: in f-puzzles 'Export', in "
                 "SudokuPad the one that "
                 "goes on with scl… or fpuzzles…"));
}

}  // namespace sator::exchange
