#include "sator/text/object_kinds/magnets_kind.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"

namespace sator::text {

namespace {

constexpr std::array<std::string_view, 2> kPoles = {"+", "-"};

/// Returns the line from the next word on that begins at `at` or after it.
LineSlice from_next_word(const LineSlice& line, std::size_t at) {
    const std::size_t begin = std::min(line.text.find_first_not_of(U" \t", at), line.text.size());
    return {line.line, line.column + static_cast<std::uint32_t>(begin), line.text.substr(begin), line.origin};
}

/// Returns the lists of a pole: "clues count "+" ?" and a line for each side.
std::vector<StatementText> lists_of(std::string_view pole, const KindRequest& request) {
    std::vector<StatementText> lists;
    for (const LineSlice& line : request.statement.clues) {
        if (!line.text.starts_with(static_cast<char32_t>(pole.front()))) continue;
        const SourceSpan origin = line.span(0, line.text.size());
        if (lists.empty()) lists.push_back({"clues count \"" + std::string(pole) + "\" ?\n", origin});
        const LineSlice list = from_next_word(line, 1);
        const std::u32string_view side = first_word(list.text);
        lists.push_back({to_utf8(list.text) + "\n", origin, {}, from_next_word(list, side.size())});
    }
    return lists;
}

/// Returns an error for a line that is not a pole, a side and its counts.
std::optional<Diagnostic> refuse_line(const LineSlice& line) {
    const auto arguments = read_arguments({&line, 1});
    if (!arguments) return arguments.error();
    const bool is_pole = std::ranges::find(kPoles, arguments->front().text) != kPoles.end();
    if (is_pole && arguments->size() > 1 && is_clue_list((*arguments)[1].text)) return std::nullopt;
    return error_at(line.span(0, line.text.size()), "these are not the poles of rows or columns",
                    "write a pole, a side and its counts: + left 3 . 1");
}

}  // namespace

KindResult expand_magnets(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    KindExpansion expansion;
    expansion.statements = "grid " + std::to_string(drawing->front().size()) + "x" +
                           std::to_string(drawing->size()) +
                           "\nrange \"+\" \"-\" x\nrule regex /\\+-|-\\+|xx/ at regions\n"
                           "rule regex /(?!\\+\\+|--)../ at neighbours\n";
    for (const LineSlice& line : request.statement.clues) {
        if (auto error = refuse_line(line)) return std::unexpected(std::move(*error));
    }
    for (const std::string_view pole : kPoles)
        std::ranges::move(lists_of(pole, request), std::back_inserter(expansion.more));
    expansion.reads_clues = true;
    expansion.drawing_word = "regions";
    return expansion;
}

}  // namespace sator::text
