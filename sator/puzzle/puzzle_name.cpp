#include "sator/puzzle/puzzle_name.hpp"

namespace sator::puzzle {

std::string puzzle_name(std::string_view file, std::size_t index, std::size_t count) {
    if (const std::size_t slash = file.rfind('/'); slash != std::string_view::npos) {
        file.remove_prefix(slash + 1);
    }
    const std::size_t dot = file.rfind('.');
    std::string name(dot == std::string_view::npos || dot == 0 ? file : file.substr(0, dot));
    if (count > 1) name += "#" + std::to_string(index + 1);
    return name;
}

}  // namespace sator::puzzle
