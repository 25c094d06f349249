#include "sator/exchange/pasted/named_kinds.hpp"

#include <algorithm>
#include <array>

#include "sator/base/ascii.hpp"
#include "sator/exchange/pasted/row_cells.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::exchange {

namespace {

/// Kinds that leave_out_named_rules knows, and the kind of the grid itself.
constexpr std::array<std::string_view, 3> kNamedAsRules = {"sudoku", "killer", "windoku"};
/// A line with more words is a sentence, and not a title.
constexpr std::size_t kWordsOfTitle = 4;
/// Shorter names of kinds are usual words.
constexpr std::size_t kShortestName = 5;

std::vector<std::string> words_of_line(std::string_view line) {
    std::vector<std::string> words;
    bool is_in_word = false;
    for (const char c : line) {
        const bool is_letter = is_ascii_letter(static_cast<unsigned char>(c)) ||
                               is_digit(static_cast<unsigned char>(c)) ||
                               static_cast<unsigned char>(c) >= 0x80;
        if (is_letter && !is_in_word) words.emplace_back();
        if (is_letter) words.back() += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
        is_in_word = is_letter;
    }
    return words;
}

/// Returns the name of a kind in a line of a few words, or "".
std::string kind_in_title(const std::vector<std::string>& words) {
    if (words.size() > kWordsOfTitle) return {};
    for (std::size_t begin = 0; begin < words.size(); ++begin) {
        std::string name;
        for (std::size_t end = begin; end < words.size(); ++end) {
            name += (name.empty() ? "" : " ") + words[end];
            const text::Kind* kind = name.size() < kShortestName ? nullptr : text::find_kind(name);
            if (kind != nullptr && std::ranges::find(kNamedAsRules, kind->name) == kNamedAsRules.end())
                return name;
        }
    }
    return {};
}

/// Returns whether a text says that boxes are as high as the usual ones are wide, e.g. "3 high" or "3x2" for a side of 6.
bool turns_boxes(const std::vector<std::string>& words, std::size_t side) {
    const std::size_t height = usual_box_height(side);
    const bool has_boxes = std::ranges::any_of(words, [](const std::string& word) {
        return word.starts_with("box") || word.starts_with("block") || word.starts_with("region");
    });
    if (!has_boxes || height <= 1 || height * height == side) return false;
    const std::string high = std::to_string(side / height), wide = std::to_string(height);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string next = i + 1 < words.size() ? words[i + 1] : "";
        const bool is_turned = words[i] == high + "x" + wide ||
                               (words[i] == high && (next == "high" || next == "tall" || next == "rows")) ||
                               (words[i] == wide && (next == "wide" || next == "columns"));
        if (is_turned) return true;
    }
    return false;
}

}  // namespace

std::vector<std::string> other_kinds_in(std::string_view words, const PastedGrid& grid) {
    std::vector<std::string> found;
    const auto add = [&](std::string name) {
        if (std::ranges::find(found, name) == found.end()) found.push_back(std::move(name));
    };
    for (const std::string_view line : pieces_between(words, "\n")) {
        const std::vector<std::string> list = words_of_line(line);
        if (const std::string kind = kind_in_title(list); !kind.empty())
            add("'" + kind + "', which the text names");
        if (grid.regions.empty() && turns_boxes(list, grid.side))
            add("the boxes, which are not the usual ones");
    }
    return found;
}

}  // namespace sator::exchange
