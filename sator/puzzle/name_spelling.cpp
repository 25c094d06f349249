#include "sator/puzzle/name_spelling.hpp"

#include <algorithm>

namespace sator::puzzle {

std::string spelling_of(std::string_view name) {
    std::string spelling(name);
    for (char& c : spelling) {
        if (c == ' ' || c == '-') c = '_';
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return spelling;
}

std::string hyphenated(std::string_view name) {
    std::string result = spelling_of(name);
    std::ranges::replace(result, '_', '-');
    return result;
}

std::string spoken_name(std::string_view name) {
    std::string result = spelling_of(name);
    std::ranges::replace(result, '_', ' ');
    if (!result.empty() && result[0] >= 'a' && result[0] <= 'z')
        result[0] = static_cast<char>(result[0] - 'a' + 'A');
    return result;
}

}  // namespace sator::puzzle
