#include <algorithm>
#include <array>
#include <charconv>

#include "sator/base/utf8.hpp"
#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/regex/regex_maker.hpp"

namespace sator::create {

namespace {

/// The most lines of a direction.
constexpr std::size_t kMostLines = 40;
constexpr std::size_t kMostProgressive = 30;

constexpr std::array kRegexParameters = {
    kSizeParameter,
    KindParameter{"hexagon", "N|XxYxZ",
                  "regex: a hexagon of side N, or with X, Y and Z lines in its three directions"},
    KindParameter{"text", "TEXT", "regex: a sentence whose letters fill the grid"},
    KindParameter{"grid", "FILE", "regex: the letters of the whole grid, a row a line"},
    KindParameter{"words", "LIST",
                  "regex: words for the lines of the grid, with commas between them, or a file of words"},
    KindParameter{"message", "TEXT", "regex: a message that is hidden in some of the cells"},
    KindParameter{"sides", "N", "regex: clues on 2 or 4 sides of a rectangle, 3 or 6 of a hexagon"},
    KindParameter{"style", "LIST",
                  "regex: what clues may have: classes, negated, ranges, dots, alternation, repetition, "
                  "counts, optional, references, lookaround"},
    KindParameter{"progressive", "N",
                  "regex: N crosswords over the same answer, each with harder and more creative clues"},
    KindParameter{"dialect", "ecmascript|java", "regex: the dialect of the clues"},
    KindParameter{"alphabet", "SET", "regex: what a cell may hold, e.g. A-F or A-Z0-9"},
};

std::optional<std::size_t> whole_number(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::expected<CrosswordSize, CreateFailure> hexagon_size(std::string_view text) {
    std::vector<std::size_t> numbers;
    for (std::string_view rest = text; numbers.size() < 4;) {
        const std::size_t end = std::min(rest.find('x'), rest.size());
        const auto number = whole_number(rest.substr(0, end));
        if (!number) break;
        numbers.push_back(*number);
        if (end == rest.size()) break;
        rest.remove_prefix(end + 1);
    }
    if (numbers.size() == 1 && numbers[0] > 0) numbers.assign(3, 2 * numbers[0] - 1);
    const bool is_right =
        numbers.size() == 3 && (numbers[0] + numbers[1] + numbers[2]) % 2 == 1 &&
        std::ranges::all_of(numbers, [](std::size_t n) { return 0 < n && n <= kMostLines; });
    const CrosswordSize size = is_right ? CrosswordSize{numbers[0], numbers[1], numbers[2]} : CrosswordSize{};
    if (!is_right || cell_count(size) == 0)
        return mistake("'" + std::string(text) + "' is no hexagon",
                       "write the cells of a side, e.g. 4, or the lines in three directions, e.g. 4x5x6, "
                       "whose sum is odd");
    return size;
}

std::expected<CrosswordSize, CreateFailure> wished_size(const KindCall& call) {
    const std::string hexagon = call.parameter("hexagon", "");
    if (!hexagon.empty()) return hexagon_size(hexagon);
    const auto size = grid_size(call, "5x5", 1, kMostLines);
    if (!size) return std::unexpected(size.error());
    return CrosswordSize{size->columns, size->rows, 0};
}

/// Reads "A-Z0-9" as the members of a class.
std::expected<std::u32string, CreateFailure> wished_alphabet(const std::string& text) {
    std::u32string members;
    const auto parsed = parse_regex(U"[" + to_code_points(text) + U"]");
    const bool is_class = parsed && parsed->nodes.size() == 1 && parsed->sets.size() == 1;
    for (const CodePointRange& range :
         is_class ? parsed->sets[0].ranges() : std::span<const CodePointRange>()) {
        for (char32_t c = range.first; c <= range.last && members.size() < 1000; ++c) members += c;
    }
    if (members.size() < 2)
        return mistake("'" + text + "' is no alphabet", "write at least two characters, e.g. A-F or A-Z0-9");
    return members;
}

std::expected<std::size_t, CreateFailure> wished_clues_per_line(const KindCall& call, bool is_hexagonal) {
    const std::string once = is_hexagonal ? "3" : "2", twice = is_hexagonal ? "6" : "4";
    const std::string sides = call.parameter("sides", once);
    if (sides != once && sides != twice)
        return mistake(
            "there are no clues on " + sides + " sides of a " + (is_hexagonal ? "hexagon" : "rectangle"),
            "write --sides " + once + " or --sides " + twice);
    return sides == once ? 1 : 2;
}

std::expected<RegexWish, CreateFailure> wish_of(const KindCall& call) {
    RegexWish wish;
    const auto size = wished_size(call);
    if (!size) return std::unexpected(size.error());
    wish.answer = {*size,
                   call.options.parameters.contains("size") || call.options.parameters.contains("hexagon"),
                   call.parameter("text", ""),
                   call.parameter("grid", ""),
                   call.parameter("words", ""),
                   call.parameter("message", "")};
    if (const std::string alphabet = call.parameter("alphabet", ""); !alphabet.empty()) {
        auto members = wished_alphabet(alphabet);
        if (!members) return std::unexpected(members.error());
        wish.alphabet = std::move(*members);
    }
    if (const std::string style = call.parameter("style", ""); !style.empty()) {
        const auto parsed = parse_style(style);
        if (!parsed) return mistake(parsed.error());
        wish.style = *parsed;
    }
    if (const std::string count = call.parameter("progressive", ""); !count.empty()) {
        const auto number = whole_number(count);
        if (!number || *number < 2 || *number > kMostProgressive)
            return mistake("--progressive " + count + " is no number of crosswords",
                           "write 2 to " + std::to_string(kMostProgressive));
        wish.progressive = *number;
    }
    const std::string dialect = call.parameter("dialect", "ecmascript");
    if (dialect != "ecmascript" && dialect != "java")
        return mistake("no dialect is called '" + dialect + "'", "write ecmascript or java");
    wish.dialect = dialect == "java" ? Dialect::Java : Dialect::EcmaScript;
    return wish;
}

MakeResult make_regex(const KindCall& call, std::uint64_t seed) {
    const CreateOptions& options = call.options;
    if (options.givens || options.minimal || !options.keep.empty() || !options.symmetry.empty())
        return mistake("regex crosswords have no givens",
                       "leave out --givens, --minimal, --keep and --symmetry");
    auto wish = wish_of(call);
    if (!wish) return std::unexpected(std::move(wish.error()));
    const int sources = !wish->answer.text.empty() + !wish->answer.grid.empty() + !wish->answer.words.empty();
    if (sources > 1) return mistake("--text, --grid and --words each fill the grid", "write one of them");
    const auto clues = wished_clues_per_line(call, wish->answer.size.is_hexagonal());
    if (!clues) return std::unexpected(clues.error());
    wish->clues_per_line = *clues;
    return create_regex_crossword(*wish, options, seed);
}

}  // namespace

CreatedKind created_regex_crossword() {
    return {.name = "regex",
            .folder = "regex",
            .summary = "Each row and each column matches a regular expression.",
            .example = "sator create regex --text \"to be or not to be\" --grade 3",
            .parameters = kRegexParameters,
            .make = make_regex};
}

}  // namespace sator::create
