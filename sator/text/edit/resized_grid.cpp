#include "sator/text/edit/resized_grid.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

namespace {

/// The most lines in a direction.
constexpr std::uint32_t kMostLines = 200;
constexpr std::string_view kHexagon = "hexagon ";

std::expected<GridSize, Diagnostic> rectangle_of_size(const std::string& text) {
    const auto size = size_of(text);
    if (!size || size->rows == 0 || size->columns == 0 || std::max(size->rows, size->columns) > kMostLines)
        return refused("'" + text + "' is no size of a rectangle",
                       "write columns and rows, up to " + std::to_string(kMostLines) + ": \"6x6\"");
    auto grid = make_rectangle(size->columns, size->rows);
    if (!grid) return refused(grid.error().message, grid.error().hint);
    return GridSize{{to_code_points(to_text(*size))}, std::move(*grid)};
}

std::expected<GridSize, Diagnostic> hexagon_of_size(const std::string& text) {
    const auto wrong = [&] {
        return refused("'" + text + "' is no size of a hexagon",
                       "write the numbers of its lines, whose sum is odd: \"hexagon 3 4 4\"");
    };
    GridSize size;
    std::vector<std::size_t> numbers;
    for (std::size_t at = kHexagon.size(); text.starts_with(kHexagon) && at <= text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        const auto number = to_whole_number<std::uint32_t>(word);
        if (!number || *number > kMostLines) return wrong();
        numbers.push_back(*number);
        size.words.push_back(to_code_points(word));
        at = end + 1;
    }
    if (numbers.size() != kAxisCount) return wrong();
    auto grid = make_hexagon(numbers[0], numbers[1], numbers[2]);
    if (!grid) return refused(grid.error().message, wrong().error().hint);
    size.grid = std::move(*grid);
    return size;
}

}  // namespace

std::unexpected<Diagnostic> size_is_drawn() {
    return refused("a drawing of this puzzle states the size of the grid",
                   "add or remove rows and columns of the drawing in the text");
}

std::expected<GridSize, Diagnostic> read_grid_size(const std::string& text, GridKind kind) {
    switch (kind) {
        case GridKind::Rectangle:
            return rectangle_of_size(text);
        case GridKind::Hexagon:
            return hexagon_of_size(text);
        case GridKind::Drawing:
            break;
    }
    return refused("only a rectangle or a hexagon gets another size",
                   "change the drawing of the layout in the text");
}

}  // namespace sator::text
