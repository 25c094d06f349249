#include "cli/answers/example_text.hpp"

#include <algorithm>

namespace sator::cli {

std::string solutions_text(std::uint64_t count, SpokenLanguage language) {
    if (language == SpokenLanguage::German)
        return count == 1 ? "Eine Lösung:" : std::to_string(count) + " Lösungen, die erste:";
    return count == 1 ? "One solution:" : std::to_string(count) + " solutions, the first:";
}

std::string example_block(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty()) result += "    " + std::string(line);
        result += "\n";
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return result;
}

}  // namespace sator::cli
