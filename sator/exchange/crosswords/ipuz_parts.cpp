#include "sator/exchange/crosswords/ipuz_parts.hpp"

#include <array>

#include "sator/base/errors.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/text/json/unknown_fields.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// The fields of a puzzle that all kinds share, and those for texts, looks and the program that wrote it.
constexpr std::array<FormatPart, 27> kSharedParts = {{
    {"version", PartUse::Skipped, true},
    {"kind", PartUse::Read, true},
    {"dimensions", PartUse::Read, true},
    {"puzzle", PartUse::Read, true},
    {"solution", PartUse::Read, true},
    {"title", PartUse::Read, true},
    {"author", PartUse::Read, true},
    {"copyright", PartUse::Read, true},
    {"block"},
    {"empty"},
    {"styles"},
    {"charset", PartUse::Skipped},
    {"notes", PartUse::Skipped},
    {"intro", PartUse::Skipped},
    {"publisher", PartUse::Skipped},
    {"publication", PartUse::Skipped},
    {"url", PartUse::Skipped},
    {"uniqueid", PartUse::Skipped},
    {"editor", PartUse::Skipped},
    {"date", PartUse::Skipped},
    {"difficulty", PartUse::Skipped},
    {"origin", PartUse::Skipped},
    {"checksum", PartUse::Skipped},
    {"saved", PartUse::Skipped},
    {"annotation", PartUse::Skipped},
    {"explanation", PartUse::Skipped},
    {"displaycharset", PartUse::Skipped},
}};
constexpr auto kSharedFields = part_names(kSharedParts);

constexpr std::string_view kOfIpuzCell = "a cell", kOfStyle = "a style";
/// The fields of a cell, and those of its style that all kinds know. A crossword also has `barred`.
constexpr std::array<FormatPart, 3> kIpuzCellParts = {{
    {"cell", PartUse::Read, true, kOfIpuzCell},
    {"value", PartUse::Read, true, kOfIpuzCell},
    {"style", PartUse::Read, true, kOfIpuzCell},
}};
constexpr std::array<FormatPart, 13> kStyleParts = {{
    {"shapebg", PartUse::Drawn, true, kOfStyle},
    {"color", PartUse::Drawn, true, kOfStyle},
    {"highlight", PartUse::Drawn, false, kOfStyle},
    {"named", PartUse::Skipped, false, kOfStyle},
    {"border", PartUse::Skipped, false, kOfStyle},
    {"label", PartUse::Skipped, false, kOfStyle},
    {"mark", PartUse::Skipped, false, kOfStyle},
    {"colortext", PartUse::Skipped, false, kOfStyle},
    {"colorborder", PartUse::Skipped, false, kOfStyle},
    {"colorbar", PartUse::Skipped, false, kOfStyle},
    {"imagebg", PartUse::Skipped, false, kOfStyle},
    {"dotted", PartUse::Skipped, false, kOfStyle},
    {"dashed", PartUse::Skipped, false, kOfStyle},
}};
constexpr auto kIpuzCellFields = part_names(kIpuzCellParts);
constexpr auto kIpuzStyleFields = part_names(kStyleParts);

std::size_t ipuz_length(const JsonValue& root, const char* name) {
    const auto dimensions = root.find("dimensions");
    const auto value = dimensions ? dimensions->find(name) : std::nullopt;
    const auto number = value ? value->integer() : std::nullopt;
    return number && *number > 0 ? static_cast<std::size_t>(*number) : 0;
}

}  // namespace

std::span<const FormatPart> shared_ipuz_parts() {
    return kSharedParts;
}

std::vector<FormatPart> ipuz_cell_parts() {
    std::vector<FormatPart> parts;
    add_parts(parts, kIpuzCellParts);
    add_parts(parts, kStyleParts);
    return parts;
}

Diagnostic ipuz_error(const JsonValue& at, std::string_view text, std::string message, std::string hint) {
    Diagnostic error = error_at(at.span(), std::move(message), std::move(hint));
    set_excerpt_at(error, text, at.offset());
    return error;
}

std::expected<IpuzGrid, Diagnostic> read_ipuz_grid(const JsonValue& root, std::string_view text,
                                                   const PuzzleOptions& options) {
    IpuzGrid grid{ipuz_length(root, "width"), ipuz_length(root, "height"), {}};
    const auto puzzle = root.find("puzzle");
    if (grid.columns == 0 || grid.rows == 0)
        return std::unexpected(ipuz_error(root, text, "the ipuz has no 'dimensions'",
                                          "write \"dimensions\": {\"width\": 9, \"height\": 9}"));
    if (auto done = check_size(grid.columns, grid.rows, {}, options); !done)
        return std::unexpected(ipuz_error(*root.find("dimensions"), text, done.error().message));
    if (!puzzle || !puzzle->is(JsonKind::Array))
        return std::unexpected(ipuz_error(root, text, "the ipuz has no grid 'puzzle'"));
    const auto rows = puzzle->members();
    if (rows.size() != grid.rows)
        return std::unexpected(ipuz_error(*puzzle, text,
                                          "the grid has " + std::to_string(rows.size()) +
                                              " rows, but the height is " + std::to_string(grid.rows)));
    for (const JsonValue& row : rows) {
        const auto members = row.members();
        if (!row.is(JsonKind::Array) || members.size() != grid.columns)
            return std::unexpected(ipuz_error(row, text,
                                              "this row has " + std::to_string(members.size()) +
                                                  " cells, but the width is " +
                                                  std::to_string(grid.columns)));
        grid.cells.insert(grid.cells.end(), members.begin(), members.end());
    }
    return grid;
}

std::string shown_in_ipuz_cell(const JsonValue& cell) {
    if (cell.is(JsonKind::String)) return std::string(cell.text());
    if (const auto number = cell.integer()) return std::to_string(*number);
    if (!cell.is(JsonKind::Object)) return {};
    for (const char* field : {"value", "cell"}) {
        const auto inner = cell.find(field);
        if (!inner || inner->is(JsonKind::Object)) continue;
        const std::string text = shown_in_ipuz_cell(*inner);
        if (!text.empty()) return text;
    }
    return {};
}

void leave_out_unknown_ipuz(const JsonValue& root, std::span<const std::string_view> more,
                            std::vector<LeftOut>& left_out) {
    std::vector<std::string_view> known(kSharedFields.begin(), kSharedFields.end());
    known.insert(known.end(), more.begin(), more.end());
    leave_out_unknown(root, known, "", left_out);
}

std::optional<JsonValue> ipuz_style(const JsonValue& cell, const JsonValue& root) {
    const auto style = cell.is(JsonKind::Object) ? cell.find("style") : std::nullopt;
    if (!style || !style->is(JsonKind::String)) return style;
    const auto named = root.find("styles");
    return named && named->is(JsonKind::Object) ? named->find(style->text()) : std::nullopt;
}

void leave_out_unknown_cell(const JsonValue& cell, const JsonValue& root, std::vector<LeftOut>& left_out,
                            std::span<const std::string_view> more) {
    leave_out_unknown(cell, kIpuzCellFields, " of a cell", left_out);
    std::vector<std::string_view> known(kIpuzStyleFields.begin(), kIpuzStyleFields.end());
    known.insert(known.end(), more.begin(), more.end());
    if (const auto style = ipuz_style(cell, root)) leave_out_unknown(*style, known, " of a style", left_out);
}

void read_ipuz_texts(const JsonValue& root, Puzzle& puzzle) {
    for (const auto& [field, text] :
         {std::pair{"title", &puzzle.title}, {"author", &puzzle.author}, {"copyright", &puzzle.source}}) {
        if (const auto value = root.find(field); value && value->is(JsonKind::String))
            *text = in_one_line(std::string(value->text()));
    }
}

}  // namespace sator::exchange
