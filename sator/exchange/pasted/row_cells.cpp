#include "sator/exchange/pasted/row_cells.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/pasted/pasted_grid.hpp"

namespace sator::exchange {

namespace {

std::string_view without_quotes(std::string_view text) {
    text = trimmed(text);
    const auto is_quoted = [](std::string_view t, char quote) {
        return t.size() >= 2 && t.front() == quote && t.back() == quote;
    };
    if (is_quoted(text, '"') || is_quoted(text, '\'')) text = trimmed(text.substr(1, text.size() - 2));
    return text;
}

std::vector<std::string_view> pieces_of_row(std::string_view line, Separation separation) {
    std::vector<std::string_view> pieces;
    switch (separation) {
        case Separation::Commas:
            if (line.find_first_of(",;\t") == std::string_view::npos) return {};
            pieces = pieces_between(line, ",;\t");
            for (std::string_view& piece : pieces) piece = without_quotes(piece);
            return pieces;
        case Separation::Bars:
            if (!line.contains('|')) return {};
            line = trimmed(line);
            for (const std::string_view piece : pieces_between(line, "|")) {
                if (!piece.empty()) pieces.push_back(trimmed(piece));
            }
            return pieces;
        case Separation::Blanks:
            for (const std::string_view piece : pieces_between(line, " \t|:!")) {
                if (!piece.empty()) pieces.push_back(without_quotes(piece));
            }
            return pieces;
        case Separation::Nothing:
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (!std::string_view(" \t|:!,\"'").contains(line[i])) pieces.push_back(line.substr(i, 1));
            }
            return pieces;
        case Separation::OpenBlanks:
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (line[i] != '|' && line[i] != '"') pieces.push_back(trimmed(line.substr(i, 1)));
            }
            return pieces;
    }
    return pieces;
}

}  // namespace

std::vector<std::string_view> pieces_between(std::string_view line, std::string_view separators) {
    std::vector<std::string_view> pieces;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find_first_of(separators, begin), line.size());
        pieces.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    return pieces;
}

RowCells row_cells(std::string_view line, Separation separation) {
    RowCells row;
    for (const std::string_view piece : pieces_of_row(line, separation)) {
        auto cell = pasted_cell(piece);
        const bool has_two_signs =
            separation == Separation::OpenBlanks && cell && *cell == "." && !piece.empty();
        if (!cell || has_two_signs) return {};
        row.cells.push_back(std::move(*cell));
        row.columns.push_back(static_cast<std::size_t>(piece.data() - line.data()));
    }
    return row;
}

bool is_wall(std::string_view line) {
    return !line.empty() && line.find_first_not_of(" \t-=+|:*#_~") == std::string_view::npos &&
           line.find_first_of("-=+_~#*") != std::string_view::npos;
}

std::string_view without_label(std::string_view line) {
    if (line.starts_with("> ")) line.remove_prefix(2);
    const std::string_view content = line.substr(std::min(line.find_first_not_of(" \t("), line.size()));
    std::size_t end = 0;
    while (end < content.size() && is_digit(content[end])) ++end;
    if (end == 0 && !content.empty() && is_ascii_letter(content[0])) end = 1;
    const bool is_label = end > 0 && end + 1 < content.size() &&
                          std::string_view(".):").contains(content[end]) &&
                          (content[end + 1] == ' ' || content[end + 1] == '\t');
    return is_label ? content.substr(end + 2) : line;
}

}  // namespace sator::exchange
