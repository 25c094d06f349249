// The text has a line for each part: 0 the head, 3 what the setter drew, 5 the cells, 17 the genres. In JSON, frequent names are
// written as 'z' and a character, and 'z' as "zZ". Points are numbered row by row over the whole canvas, which has two more places
// on each side: first the cells, then the corners below and right of each.

#include "sator/exchange/penpa/penpa_drawing.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/printable_text.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 31> kShortNames = {{
    {'Z', "z"},
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'1', "\"numberS\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
}};

std::string with_long_names(std::string_view text) {
    std::string full;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto known =
            text[i] == 'z' && i + 1 < text.size()
                ? std::ranges::find(kShortNames, text[i + 1], &std::pair<char, std::string_view>::first)
                : kShortNames.end();
        if (known == kShortNames.end()) {
            full += text[i];
        } else {
            full += known->second;
            ++i;
        }
    }
    return full;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// A text of the head, in which some characters are written as %XX.
std::string plain_text(std::string_view text) {
    std::string plain(text);
    for (const auto& [code, character] : {std::pair{"%2C", ','}, {"%2D", '\n'}, {"%2E", '&'}, {"%2F", '='}}) {
        for (std::size_t at = plain.find(code); at != std::string::npos; at = plain.find(code, at + 1))
            plain.replace(at, 3, 1, character);
    }
    return plain;
}

/// A part of what a setter draws.
struct PenpaLayer {
    FormatPart part;
    std::string_view drawn;  ///< in a message: what is not read
};
constexpr std::string_view kOfDrawing = "the drawing";
constexpr std::array<PenpaLayer, 19> kLayers = {{
    {{"number", PartUse::Read, true, kOfDrawing}, ""},
    {{"surface", PartUse::Read, true, kOfDrawing}, ""},
    {{"lineE", PartUse::Read, true, kOfDrawing}, ""},
    {{"deletelineE", PartUse::Skipped, false, kOfDrawing}, ""},
    {{"command_redo", PartUse::Skipped, false, kOfDrawing}, ""},
    {{"command_undo", PartUse::Skipped, false, kOfDrawing}, ""},
    {{"command_replay", PartUse::Skipped, false, kOfDrawing}, ""},
    {{"symbol", PartUse::Refused, false, kOfDrawing}, "symbols"},
    {{"line", PartUse::Refused, false, kOfDrawing}, "lines"},
    {{"freeline", PartUse::Refused, false, kOfDrawing}, "lines"},
    {{"freelineE", PartUse::Refused, false, kOfDrawing}, "lines"},
    {{"thermo", PartUse::Refused, false, kOfDrawing}, "thermometers"},
    {{"nobulbthermo", PartUse::Refused, false, kOfDrawing}, "thermometers"},
    {{"arrows", PartUse::Refused, false, kOfDrawing}, "arrows"},
    {{"direction", PartUse::Refused, false, kOfDrawing}, "directions"},
    {{"wall", PartUse::Refused, false, kOfDrawing}, "walls"},
    {{"cage", PartUse::Refused, false, kOfDrawing}, "cages"},
    {{"killercages", PartUse::Refused, false, kOfDrawing}, "cages"},
    {{"numberS", PartUse::Refused, false, kOfDrawing}, "small numbers"},
}};

constexpr std::size_t kHeadLine = 0, kProblemLine = 3, kCellsLine = 5, kTagsLine = 17;

class DrawingReader {
  public:
    DrawingReader(std::string_view text, std::size_t cell_limit)
        : lines_(split(text, '\n')), cell_limit_(cell_limit) {}

    std::expected<PenpaDrawing, std::string> read() {
        if (lines_.size() <= kCellsLine) return std::unexpected("the link holds no drawing of Penpa");
        if (auto error = read_head()) return std::unexpected(std::move(*error));
        if (auto error = read_cells()) return std::unexpected(std::move(*error));
        if (auto error = read_problem()) return std::unexpected(std::move(*error));
        if (lines_.size() > kTagsLine) read_tags();
        return std::move(drawing_);
    }

  private:
    std::optional<std::string> read_head() {
        const auto head = split(lines_[kHeadLine], ',');
        if (head[0] != "square" && head[0] != "sudoku" && head[0] != "kakuro")
            return "the grid is '" + std::string(head[0].substr(0, 20)) +
                   "', but only square grids can be read";
        const auto wide = head.size() > 2 ? to_whole_number<std::uint32_t>(head[1]) : std::nullopt;
        const auto high = head.size() > 2 ? to_whole_number<std::uint32_t>(head[2]) : std::nullopt;
        constexpr std::uint32_t kMost = 10'000, kAround = 4;
        if (!wide || !high || *wide == 0 || *high == 0 || *wide > kMost || *high > kMost)
            return "the size of the grid is missing";
        drawing_.canvas_columns = *wide + kAround;
        drawing_.canvas_rows = *high + kAround;
        constexpr std::size_t kTitle = 15;
        const auto text_at = [&](std::size_t i, std::string_view begin) {
            std::string_view text = i < head.size() ? head[i] : std::string_view();
            if (text.starts_with(begin)) text.remove_prefix(begin.size());
            return plain_text(text);
        };
        drawing_.title = text_at(kTitle, "Title: ");
        drawing_.author = text_at(kTitle + 1, "Author: ");
        drawing_.source = text_at(kTitle + 2, "");
        drawing_.rules = text_at(kTitle + 3, "");
        drawing_.has_several_answers = text_at(kTitle + 5, "") == "true";
        return std::nullopt;
    }

    /// The cells: the first one, then the steps to each next one. They must fill a rectangle.
    std::optional<std::string> read_cells() {
        const JsonTree tree(lines_[kCellsLine]);
        const auto root = tree.root();
        if (tree.fault() || !root || !root->is(JsonKind::Array))
            return "the list of the cells cannot be read";
        std::vector<std::int64_t> cells;
        for (const JsonValue step : root->members()) {
            if (cells.size() >= cell_limit_)
                return "the grid has more than " + std::to_string(cell_limit_) + " cells";
            const std::int64_t most = points();
            const auto by = step.integer();
            if (!by || *by < -most || *by > most) return "the list of the cells cannot be read";
            cells.push_back(*by + (cells.empty() ? 0 : cells.back()));
        }
        if (cells.empty() || cells.front() < 0) return "the drawing has no cells";
        const std::int64_t first = cells.front(), last = cells.back(), width = drawing_.canvas_columns;
        drawing_.first_cell = first;
        if (last < first || last >= points()) return "the cells are outside the grid";
        drawing_.rows = static_cast<std::size_t>(last / width - first / width + 1);
        drawing_.columns =
            static_cast<std::size_t>(std::max<std::int64_t>(0, last % width - first % width + 1));
        if (drawing_.columns == 0 || cells.size() != drawing_.rows * drawing_.columns)
            return "the cells are no rectangle";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (drawing_.place_of(cells[i]) !=
                PenpaDrawing::Place(i / drawing_.columns, i % drawing_.columns))
                return "the cells are no rectangle";
        }
        return std::nullopt;
    }

    /// The number of the places of the canvas.
    std::int64_t points() const { return drawing_.canvas_columns * drawing_.canvas_rows; }
    /// The place of a point of a cell; nullopt for corners and edges.
    std::optional<PenpaDrawing::Place> cell_of(std::string_view key) const {
        const auto point = to_whole_number<std::int64_t>(key);
        return point ? drawing_.place_of(*point) : std::nullopt;
    }

    std::optional<std::string> read_problem() {
        const std::string problem = with_long_names(lines_[kProblemLine]);
        const JsonTree tree(problem);
        const auto root = tree.root();
        if (tree.fault() || !root || !root->is(JsonKind::Object)) return "what is drawn cannot be read";
        for (const auto& [name, value] : root->fields()) {
            if (name == "number") read_numbers(value);
            if (name == "surface") read_shades(value);
            if (name == "lineE") read_walls(value);
            note_unread(name, value);
        }
        return std::nullopt;
    }

    void read_numbers(const JsonValue& numbers) {
        if (!numbers.is(JsonKind::Object)) return;
        for (const auto& [key, entry] : numbers.fields()) {
            const auto cell = cell_of(key);
            if (!entry.is(JsonKind::Array) || entry.members().empty()) continue;
            const JsonValue text = entry.members().front();
            if (!cell) drawing_.unread.push_back("numbers on edges");
            if (cell && text.integer()) drawing_.numbers[*cell] = std::to_string(*text.integer());
            if (cell && text.is(JsonKind::String)) drawing_.numbers[*cell] = std::string(text.text());
        }
    }

    void read_shades(const JsonValue& shades) {
        if (!shades.is(JsonKind::Object)) return;
        for (const auto& [key, colour] : shades.fields()) {
            const auto cell = cell_of(key);
            if (cell && colour.integer()) drawing_.shades[*cell] = *colour.integer();
        }
    }

    /// Thick edges: "a,b" between two corners.
    void read_walls(const JsonValue& edges) {
        constexpr std::array<std::int64_t, 2> kThick = {2, 21};
        if (!edges.is(JsonKind::Object)) return;
        for (const auto& [key, style] : edges.fields()) {
            const auto ends = split(key, ',');
            const auto a = to_whole_number<std::int64_t>(ends[0]);
            const auto b = ends.size() == 2 ? to_whole_number<std::int64_t>(ends[1]) : std::nullopt;
            const std::int64_t corners = points();
            const bool are_corners =
                a && b && *a >= corners && *b >= corners && *a < 2 * corners && *b < 2 * corners;
            if (!are_corners || !style.integer() ||
                std::ranges::find(kThick, *style.integer()) == kThick.end()) {
                drawing_.has_thin_edges = true;
                continue;
            }
            // A corner is below and right of the cell with its number.
            const PenpaDrawing::Place at = *drawing_.place_of(std::max(*a, *b) - corners);
            if (std::abs(*a - *b) == drawing_.canvas_columns) drawing_.right_walls.push_back(at);
            if (std::abs(*a - *b) == 1) drawing_.lower_walls.push_back(at);
        }
    }

    void note_unread(std::string_view name, const JsonValue& value) {
        const auto known =
            std::ranges::find(kLayers, name, [](const PenpaLayer& layer) { return layer.part.name; });
        if (known != kLayers.end() && known->drawn.empty()) return;
        const bool is_empty = value.is(JsonKind::Array)    ? value.members().empty()
                              : value.is(JsonKind::Object) ? value.members().empty()
                                                           : true;
        if (is_empty) return;
        drawing_.unread.push_back(known == kLayers.end() ? "'" + printable_text(name) + "'"
                                                         : std::string(known->drawn));
    }

    void read_tags() {
        const JsonTree tree(with_long_names(lines_[kTagsLine]));
        const auto root = tree.root();
        if (tree.fault() || !root || !root->is(JsonKind::Array)) return;
        for (const JsonValue tag : root->members()) {
            if (tag.is(JsonKind::String)) drawing_.tags.emplace_back(tag.text());
        }
    }

    std::vector<std::string_view> lines_;
    std::size_t cell_limit_;
    PenpaDrawing drawing_;
};

}  // namespace

std::optional<PenpaDrawing::Place> PenpaDrawing::place_of(std::int64_t point) const {
    if (point < 0 || point >= canvas_columns * canvas_rows) return std::nullopt;
    return Place{point / canvas_columns - first_cell / canvas_columns,
                 point % canvas_columns - first_cell % canvas_columns};
}

std::vector<FormatPart> penpa_drawing_parts() {
    std::vector<FormatPart> parts;
    for (const PenpaLayer& layer : kLayers) parts.push_back(layer.part);
    return parts;
}

std::expected<PenpaDrawing, std::string> read_penpa_drawing(std::string_view text, std::size_t cell_limit) {
    return DrawingReader(text, cell_limit).read();
}

}  // namespace sator::exchange
