#include "sator/exchange/f_puzzles/f_puzzles_item.hpp"

#include <algorithm>

#include "sator/base/whole_number.hpp"

namespace sator::exchange {

std::optional<SquareCells> read_cell_list(const JsonValue& list) {
    SquareCells cells;
    if (!list.is(JsonKind::Array)) return std::nullopt;
    for (const JsonValue& name : list.members()) {
        const auto cell = name.is(JsonKind::String) ? read_square_cell(name.text()) : std::nullopt;
        if (!cell) return std::nullopt;
        cells.push_back(*cell);
    }
    if (cells.empty()) return std::nullopt;
    return cells;
}

std::string FPuzzlesItem::text(std::string_view field) const {
    const auto value = json_.find(field);
    if (!value) return {};
    if (const auto number = value->integer()) return std::to_string(*number);
    return value->is(JsonKind::String) ? std::string(value->text()) : std::string();
}

std::optional<int> FPuzzlesItem::number(std::string_view field) const {
    return to_whole_number<int>(text(field));
}

std::optional<SquareCells> FPuzzlesItem::cells(std::string_view field) const {
    const auto list = json_.find(field);
    return list ? read_cell_list(*list) : std::nullopt;
}

std::optional<int> FPuzzlesItem::number_or(int usual) const {
    return text("value").empty() ? usual : number("value");
}

std::optional<SquareCells> FPuzzlesItem::inside_cells(std::size_t size, std::string_view field) const {
    auto named = cells(field);
    if (!named || !are_inside(*named, size)) return std::nullopt;
    return named;
}

std::optional<std::vector<SquareCells>> FPuzzlesItem::lines() const {
    std::vector<SquareCells> lines;
    const auto list = json_.find("lines");
    if (!list) return lines;
    if (!list->is(JsonKind::Array)) return std::nullopt;
    for (const JsonValue& line : list->members()) {
        if (line.is(JsonKind::Array) && line.members().empty()) continue;
        auto cells = read_cell_list(line);
        if (!cells) return std::nullopt;
        lines.push_back(std::move(*cells));
    }
    return lines;
}

bool are_inside(const SquareCells& cells, std::size_t size) {
    return std::ranges::all_of(cells, [&](SquareCell cell) { return cell.is_inside(size); });
}

}  // namespace sator::exchange
