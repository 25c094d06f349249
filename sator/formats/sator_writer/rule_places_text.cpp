#include "sator/formats/sator_writer/rule_places_text.hpp"

#include "sator/base/utf8.hpp"
#include "sator/formats/places/read_places.hpp"
#include "sator/formats/sator/placed_rules.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/rules/registry/find_rule.hpp"

namespace sator::formats {

namespace {

std::optional<std::vector<Sequence>> read_back(const std::string& text, const Grid& grid) {
    const std::u32string code_points = to_code_points(text);
    const LineSlice slice{1, 1, code_points};
    auto places = read_places({&slice, 1}, {grid, {}});
    return places ? std::optional(std::move(*places)) : std::nullopt;
}

/// Returns the text of a place without parts: its name, or its cells with ':' between the parts.
std::string place_text(const Sequence& place, const Grid& grid) {
    if (!place.label.empty()) {
        const auto named = read_back(place.label, grid);
        if (named && *named == std::vector{place}) return place.label;
    }
    std::string text;
    std::size_t begin = 0;
    for (std::size_t part = 0; part <= place.breaks.size(); ++part) {
        const std::size_t end = part < place.breaks.size() ? place.breaks[part] : place.cells.size();
        text +=
            (part == 0 ? "" : ": ") + cells_text(std::span(place.cells).subspan(begin, end - begin), grid);
        begin = end;
    }
    return text;
}

/// Returns whether the letters of the rule, or of the rule that it negates, depend on its being at a place.
bool has_letters(const RuleStatement& rule, const Puzzle& puzzle) {
    if (rule.name == kNotRule && !rule.inner.empty()) return has_letters(rule.inner.front(), puzzle);
    const RuleEntry* entry = find_rule(Registry::standard(), puzzle, rule);
    return entry != nullptr && entry->name == kExpressionRule;
}

}  // namespace

std::string cells_text(std::span<const CellId> cells, const Grid& grid) {
    const std::vector<CellCoordinates> coordinates = cell_coordinates(grid);
    std::string text;
    for (const CellId cell : cells) {
        const auto& [row, column] = coordinates[cell.index()];
        text += (text.empty() ? "R" : " R") + std::to_string(row + 1) + "C" + std::to_string(column + 1);
    }
    return text;
}

std::optional<std::string> places_text(const RuleStatement& rule, const Puzzle& puzzle) {
    std::string text;
    for (const MarkedDrawing& drawing : rule.drawings) {
        std::string place;
        for (const Sequence& sequence : drawing) {
            const std::string part = drawing.size() == 1 ? place_text(sequence, puzzle.grid)
                                                         : cells_text(sequence.cells, puzzle.grid);
            place += (place.empty() ? "" : ": ") + part;
        }
        text += (text.empty() ? "" : "; ") + place;
    }
    auto places = read_back(text, puzzle.grid);
    if (!places) return std::nullopt;
    const RuleShape shape = rules::shape_of(Registry::standard(), puzzle, rule);
    const bool is_same = drawings_of_places(std::move(*places), shape) == rule.drawings;
    return is_same || has_letters(rule, puzzle) ? std::optional(text) : std::nullopt;
}

}  // namespace sator::formats
