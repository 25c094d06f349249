#include "sator/puzzle/alphabet_choice.hpp"

#include <string>
#include <vector>

#include "sator/base/utf8.hpp"

namespace sator::puzzle {

namespace {

/// The name of the set of all printable ASCII characters.
constexpr std::string_view kPrintable = "printable";
constexpr CodePointRange kPrintableRange = {U' ', U'~'};
constexpr CodePointRange kLetters = {U'A', U'Z'};

std::unexpected<Diagnostic> refuse(std::string_view text, std::size_t at, std::size_t length,
                                   std::string message, std::string hint) {
    Diagnostic error = error_at({}, std::move(message), std::move(hint));
    error.excerpt = text;
    error.caret = static_cast<std::uint32_t>(at + 1);
    error.marked = static_cast<std::uint32_t>(length);
    return std::unexpected(std::move(error));
}

}  // namespace

CodePointSet default_alphabet(const CharacterCollection& mentioned) {
    return mentioned.set() | CodePointSet{kLetters};
}

std::expected<CodePointSet, Diagnostic> parse_alphabet(std::string_view text) {
    constexpr std::string_view kHint = "write 'printable', or characters and ranges such as A-Z0-9_";
    if (text == kPrintable) return CodePointSet{kPrintableRange};
    if (text.empty()) return refuse(text, 0, 1, "the alphabet has no characters", std::string(kHint));
    if (const auto bad = find_bad_utf8(text)) {
        const std::size_t before = to_code_points(text.substr(0, *bad)).size();
        return refuse(text, before, 1, "the alphabet is not UTF-8", std::string(kHint));
    }
    const std::u32string characters = to_code_points(text);
    std::vector<CodePointRange> ranges;
    for (std::size_t at = 0; at < characters.size();) {
        const bool is_range = at + 2 < characters.size() && characters[at + 1] == U'-';
        const std::size_t length = is_range ? 3 : 1;
        const char32_t first = characters[at], last = characters[at + length - 1];
        const std::string written = to_utf8(characters.substr(at, length));
        if (first > last) {
            return refuse(text, at, length, "the range '" + written + "' runs backwards",
                          "write '" + to_utf8(std::u32string{last, U'-', first}) + "'");
        }
        if (!(CodePointSet{{first, last}} & characters_never_in_cells()).is_empty()) {
            return refuse(text, at, length, "a control character is not allowed in a cell",
                          std::string(kHint));
        }
        ranges.push_back({first, last});
        at += length;
    }
    return CodePointSet(std::move(ranges));
}

}  // namespace sator::puzzle
