#include "sator/create/shapes/plain_drawing.hpp"

namespace sator::create {

std::string plain_drawing(std::size_t columns, const std::vector<std::string>& cells) {
    std::string text;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        text += (cell % columns == 0 ? "| " : " ") + cells[cell];
        if (cell % columns + 1 == columns) text += "\n";
    }
    return text;
}

std::string plain_drawing(std::size_t columns, std::string_view signs) {
    std::vector<std::string> cells;
    for (const char sign : signs) cells.emplace_back(1, sign);
    return plain_drawing(columns, cells);
}

std::string name_of_cell(std::size_t columns, std::size_t cell) {
    return "R" + std::to_string(cell / columns + 1) + "C" + std::to_string(cell % columns + 1);
}

}  // namespace sator::create
