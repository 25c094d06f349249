#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
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
    CreateParameter{"hexagon", "N|XxYxZ",
                    "a hexagon of side N, or with X, Y and Z lines in its three directions"},
    CreateParameter{"text", "TEXT", "a sentence whose letters fill the grid"},
    CreateParameter{"phrase", "TEXT", "a sentence that fills the grid with its blanks and signs"},
    CreateParameter{"grid", "FILE", "the letters of the whole grid, a row a line"},
    CreateParameter{"words", "LIST",
                    "words for the lines of the grid, with commas between them, or a file of words"},
    CreateParameter{"message", "TEXT", "a message that is hidden in some of the cells"},
    CreateParameter{"sides", "N", "clues on 2 or 4 sides of a rectangle, 3 or 6 of a hexagon"},
    CreateParameter{"style", "LIST",
                    "what clues may have: classes, negated, ranges, dots, alternation, repetition, "
                    "counts, optional, references, lookaround"},
    CreateParameter{"progressive", "N",
                    "N crosswords over the same answer, each with harder and more creative clues"},
    CreateParameter{"dialect", "ecmascript|java", "the dialect of the clues"},
    CreateParameter{"alphabet", "SET", "what a cell may hold, e.g. A-F or A-Z0-9"},
};

std::expected<CrosswordSize, CreateFailure> hexagon_size(std::string_view text) {
    std::vector<std::size_t> numbers;
    for (std::string_view rest = text; numbers.size() < 4;) {
        const std::size_t end = std::min(rest.find('x'), rest.size());
        const auto number = to_whole_number<std::size_t>(rest.substr(0, end));
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

std::expected<CrosswordSize, CreateFailure> requested_size(const KindContext& context) {
    const std::string hexagon = context.parameter("hexagon", "");
    if (!hexagon.empty()) return hexagon_size(hexagon);
    const auto size = grid_size(context, "5x5", 1, kMostLines);
    if (!size) return failure(size);
    return CrosswordSize{size->columns, size->rows, 0};
}

/// Reads "A-Z0-9" as the members of a class.
std::expected<std::u32string, CreateFailure> requested_alphabet(const std::string& text) {
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

std::expected<std::size_t, CreateFailure> requested_clues_per_line(const KindContext& context,
                                                                   bool is_hexagonal) {
    const std::string once = is_hexagonal ? "3" : "2", twice = is_hexagonal ? "6" : "4";
    const std::string sides = context.parameter("sides", once);
    if (sides != once && sides != twice)
        return mistake(
            "there are no clues on " + sides + " sides of a " + (is_hexagonal ? "hexagon" : "rectangle"),
            "write --sides " + once + " or --sides " + twice);
    return sides == once ? 1 : 2;
}

std::expected<RegexRequest, CreateFailure> request_of(const KindContext& context) {
    RegexRequest request;
    const auto size = requested_size(context);
    if (!size) return failure(size);
    request.answer = {
        *size,
        context.options.parameters.contains("size") || context.options.parameters.contains("hexagon"),
        context.parameter("text", ""),
        context.parameter("grid", ""),
        context.parameter("words", ""),
        context.parameter("message", ""),
        context.parameter("phrase", ""),
        context.parameter("alphabet", "").empty()};
    if (const std::string alphabet = context.parameter("alphabet", ""); !alphabet.empty()) {
        auto members = requested_alphabet(alphabet);
        if (!members) return failure(members);
        request.alphabet = std::move(*members);
    }
    if (const std::string style = context.parameter("style", ""); !style.empty()) {
        const auto parsed = parse_style(style);
        if (!parsed) return mistake(parsed.error());
        request.style = *parsed;
    }
    if (const std::string count = context.parameter("progressive", ""); !count.empty()) {
        const auto number = to_whole_number<std::size_t>(count);
        if (!number || *number < 2 || *number > kMostProgressive)
            return mistake("--progressive " + count + " is no number of crosswords",
                           "write 2 to " + std::to_string(kMostProgressive));
        request.progressive = *number;
    }
    const std::string dialect = context.parameter("dialect", "ecmascript");
    if (dialect != "ecmascript" && dialect != "java")
        return mistake("no dialect is called '" + dialect + "'", "write ecmascript or java");
    request.dialect = dialect == "java" ? Dialect::Java : Dialect::EcmaScript;
    return request;
}

MakeResult make_regex(const KindContext& context, std::uint64_t seed) {
    const CreateOptions& options = context.options;
    if (options.givens || options.minimal || !options.keep.empty() || !options.symmetry.empty())
        return mistake("regex crosswords have no givens",
                       "leave out --givens, --minimal, --keep and --symmetry");
    auto request = request_of(context);
    if (!request) return failure(request);
    const int sources = !request->answer.text.empty() + !request->answer.phrase.empty() +
                        !request->answer.grid.empty() + !request->answer.words.empty();
    if (sources > 1)
        return mistake("--text, --phrase, --grid and --words each fill the grid", "write one of them");
    const auto clues = requested_clues_per_line(context, request->answer.size.is_hexagonal());
    if (!clues) return failure(clues);
    request->clues_per_line = *clues;
    return create_regex_crossword(*request, options, seed);
}

}  // namespace

CreatedKind created_regex_crossword() {
    return {.name = "regex",
            .kind = "regex_crossword",
            .example = "sator create regex --text \"to be or not to be\" --grade 3",
            .parameters = kRegexParameters,
            .way = ByLoop{make_regex}};
}

}  // namespace sator::create
