#include "sator/text/word_kinds/word_ladder_kind.hpp"

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

namespace {

/// Returns the conditions that two rows differ in one cell: "count(a != e, b != f, …) = 1".
std::string one_change(std::size_t length) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        const auto letter = [](std::size_t index) { return std::string(1, static_cast<char>('a' + index)); };
        text += (text.empty() ? "" : ", ") + letter(i) + " != " + letter(i + length);
    }
    return "rule count(" + text + ") = 1";
}

std::string given(std::u32string_view word) {
    std::string line = "|";
    for (const char32_t c : word) line += " " + to_utf8(std::u32string(1, c));
    return line + "\n";
}

}  // namespace

KindResult expand_word_ladder(const KindRequest& request) {
    constexpr std::size_t kMaxLength = 13;  // two words of this length have a letter for each cell
    const auto& arguments = request.arguments;
    const auto steps =
        arguments.size() >= 3 ? to_whole_number<std::uint32_t>(arguments[2].text) : std::nullopt;
    if (!steps || *steps == 0)
        return std::unexpected(error_at(request.statement.span,
                                        "a word ladder needs two words and a number of steps",
                                        "write 'word_ladder COLD WARM 4'"));
    const std::u32string first = to_code_points(arguments[0].text), last = to_code_points(arguments[1].text);
    if (first.size() != last.size() || first.size() > kMaxLength)
        return std::unexpected(
            error_at(arguments[1].span, "the words have different lengths, or more than 13 letters"));
    const std::string length = std::to_string(first.size());
    const std::string list =
        arguments.size() > 3 ? "word " + joined_arguments(std::span(arguments).subspan(3)) : "words";
    std::string text = "grid " + length + "x" + std::to_string(*steps + 1) + "\nrange A..Z\nrule " + list +
                       " at rows\nrule different_words at rows\n" + one_change(first.size()) +
                       " at windows " + length + "x2\ninitial\n" + given(first);
    for (std::uint32_t i = 1; i < *steps; ++i) text += given(std::u32string(first.size(), U'.'));
    return KindExpansion{.statements = text + given(last)};
}

}  // namespace sator::text
