#include "sator/text/write/drawing_text.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/drawings/marked_sequences.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kOpen = ".";
constexpr std::string_view kStar = "*";
constexpr std::string_view kNumbers = "1";

/// The part of the layout that is drawn: from the first to the last line and column.
struct Area {
    std::size_t first_line = 0, last_line = 0, first_column = 0, last_column = 0;
};

struct CellPlace {
    std::size_t line, column;
};

std::vector<CellPlace> places_of(const Layout& layout) {
    std::vector<CellPlace> places;
    for (std::size_t line = 0; line < layout.lines().size(); ++line) {
        for (std::size_t column = 0; column < layout.lines()[line].size(); ++column) {
            if (layout.lines()[line][column] == U'*') places.push_back({line, column});
        }
    }
    return places;
}

Area whole(const Layout& layout) {
    Area area{0, layout.lines().empty() ? 0 : layout.lines().size() - 1, 0, 0};
    for (const std::u32string& line : layout.lines())
        area.last_column = std::max(area.last_column, line.size());
    return area;
}

/// Returns the lines of the area with a token in the place of each cell.
std::vector<std::u32string> drawn(const Layout& layout, const Area& area,
                                  const std::vector<std::string>& tokens) {
    std::vector<std::u32string> lines;
    for (std::size_t line = area.first_line; line <= area.last_line && line < layout.lines().size(); ++line) {
        const std::u32string& text = layout.lines()[line];
        std::u32string& shown = lines.emplace_back();
        for (std::size_t column = area.first_column; column < text.size() && column <= area.last_column;
             ++column) {
            const bool is_cell = text[column] == U'*';
            shown += is_cell ? to_code_points(tokens[layout.cell(line, column).index()])
                             : std::u32string(1, text[column]);
        }
        while (shown.ends_with(U' ')) shown.pop_back();
    }
    return lines;
}

std::string with_bars(const std::vector<std::u32string>& lines) {
    std::string text;
    for (const std::u32string& line : lines) text += "|" + to_utf8(line) + "\n";
    return text;
}

/// Returns the mark of a label. `place` is the cell's place in its sequence, from 1, or 0 to write none.
std::string mark_text(const std::string& label, std::size_t place, bool is_tight) {
    const std::u32string letters = to_code_points(label);
    const bool is_bare = (letters.size() == 1 && is_letter(letters[0])) || (label == kStar && place == 0);
    std::string mark = is_bare ? label : puzzle::in_quotes(label);
    if (label == kNumbers) mark.clear();
    const bool is_one_token = place == 0 || (mark.empty() && place < 10);
    if (place > 0) mark += std::to_string(place);
    return is_tight && !is_one_token ? "{" + mark + "}" : mark;
}

std::expected<std::vector<std::string>, Diagnostic> tokens_of(const Layout& layout,
                                                              std::span<const CellPlace> places,
                                                              const MarkedDrawing& drawing) {
    std::vector<std::string> tokens(layout.cell_count(), std::string(kOpen));
    std::set<std::string> labels;
    for (const Sequence& sequence : drawing) {
        const auto& [label, cells] = std::tie(sequence.label, sequence.cells);
        if (cells.empty())
            return std::unexpected(
                error_at({}, "the sequence '" + label + "' has no cells, so no drawing can mark it"));
        if (!labels.insert(label).second)
            return std::unexpected(error_at({}, "two sequences of one drawing are called '" + label + "'"));
        const bool is_numbered = label == kNumbers || !std::ranges::is_sorted(cells);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::string& token = tokens[cells[i].index()];
            if (token != kOpen)
                return std::unexpected(error_at({}, "a drawing marks each cell once, but '" + label +
                                                        "' has one that is marked already"));
            const auto& [line, column] = places[cells[i].index()];
            token = mark_text(label, is_numbered ? i + 1 : 0, layout.is_tight(line, column));
        }
    }
    return tokens;
}

Area marked_area(std::span<const CellPlace> places, const MarkedDrawing& drawing) {
    const CellPlace& first = places[drawing.front().cells.front().index()];
    Area area{first.line, first.line, first.column, first.column};
    for (const Sequence& sequence : drawing) {
        for (const CellId cell : sequence.cells) {
            const auto& [line, column] = places[cell.index()];
            area = {std::min(area.first_line, line), std::max(area.last_line, line),
                    std::min(area.first_column, column), std::max(area.last_column, column)};
        }
    }
    return area;
}

/// Reads a drawing of these lines. Returns the number of drawings that it makes if they are the first of
/// `drawings`, else 0.
std::size_t read_back(const Layout& layout, const std::vector<std::u32string>& lines,
                      std::span<const MarkedDrawing> drawings) {
    DrawingLines drawing;
    for (const std::u32string& line : lines) drawing.push_back({1, 1, line});
    const auto fits = find_fits(layout, drawing, MarkUse::Sequences);
    if (!fits || fits->size() > drawings.size()) return 0;
    for (std::size_t i = 0; i < fits->size(); ++i) {
        const auto sequences = sequences_of((*fits)[i]);
        if (!sequences || *sequences != drawings[i]) return 0;
    }
    return fits->size();
}

}  // namespace

std::string value_text(const Symbol& symbol, const std::u32string& literal_characters, bool is_tight) {
    const std::string text = symbol.to_string();
    if (symbol.kind == Symbol::Kind::Number) return is_tight && text.size() > 1 ? "{" + text + "}" : text;
    const bool is_one = symbol.text.size() == 1 && symbol.kind == Symbol::Kind::Text;
    const bool is_digit = is_one && symbol.text[0] >= U'0' && symbol.text[0] <= U'9';
    const bool is_bare =
        is_one && !is_digit && (is_letter(symbol.text[0]) || literal_characters.contains(symbol.text[0]));
    return is_bare ? text : puzzle::in_quotes(text);
}

std::string layout_text(const Layout& layout) {
    return with_bars(layout.lines());
}

std::expected<std::string, Diagnostic> drawing_text(const Layout& layout, const MarkedDrawing& drawing) {
    const auto tokens = tokens_of(layout, places_of(layout), drawing);
    if (!tokens) return failure(tokens);
    return with_bars(drawn(layout, whole(layout), *tokens));
}

std::string values_text(const Layout& layout, const Alphabet& alphabet, std::span<const Given> givens) {
    const std::vector<CellPlace> places = places_of(layout);
    const std::u32string characters = literal_characters(alphabet);
    std::vector<std::string> tokens(layout.cell_count(), std::string(kOpen));
    for (const Given& given : givens) {
        const auto& [line, column] = places[given.cell.index()];
        tokens[given.cell.index()] =
            value_text(alphabet[given.value], characters, layout.is_tight(line, column));
    }
    return with_bars(drawn(layout, whole(layout), tokens));
}

std::expected<std::string, Diagnostic> drawings_text(const Layout& layout,
                                                     std::span<const MarkedDrawing> drawings) {
    const std::vector<CellPlace> places = places_of(layout);
    std::string text;
    while (!drawings.empty()) {
        const auto tokens = tokens_of(layout, places, drawings.front());
        if (!tokens) return failure(tokens);
        if (drawings.front().empty())
            return std::unexpected(error_at({}, "a drawing of a rule marks no cell"));
        const auto small = drawn(layout, marked_area(places, drawings.front()), *tokens);
        const std::size_t repeated = drawings.size() > 1 ? read_back(layout, small, drawings) : 0;
        text += text.empty() ? "" : "\n";
        text += with_bars(repeated > 1 ? small : drawn(layout, whole(layout), *tokens));
        drawings = drawings.subspan(std::max<std::size_t>(1, repeated));
    }
    return text;
}

}  // namespace sator::text
