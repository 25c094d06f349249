#include "sator/render/text/hidden_message.hpp"

namespace sator::render {

std::string hidden_message(const Puzzle& puzzle, std::span<const Value> values) {
    std::string message;
    for (const CellId cell : puzzle.message) {
        message += puzzle.alphabet[static_cast<std::size_t>(values[cell.index()])].to_string();
    }
    return message;
}

}  // namespace sator::render
