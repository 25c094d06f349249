#include "sator/text/source/separated_puzzles.hpp"

#include <algorithm>

#include "sator/base/trimmed.hpp"

namespace sator::text {

namespace {

bool says_something(std::string_view line) {
    const std::size_t first = line.find_first_not_of(kLineBlanks);
    return first != std::string_view::npos && line[first] != '#';
}

}  // namespace

std::vector<std::string> separated_puzzles(std::string_view text) {
    std::vector<std::string> parts;
    std::size_t begin = 0, lines = 0, lines_before = 0;
    bool has_content = false;
    const auto end_part = [&](std::size_t end) {
        if (has_content)
            parts.push_back(std::string(lines_before, '\n').append(text.substr(begin, end - begin)));
        has_content = false;
    };
    for (std::size_t at = 0; at < text.size(); ++lines) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        const std::size_t next = std::min(end + 1, text.size());
        if (without_blanks_at_end(line) == kPuzzleSeparator) {
            end_part(at);
            begin = next;
            lines_before = lines + 1;
        } else {
            has_content = has_content || says_something(line);
        }
        at = next;
    }
    end_part(text.size());
    if (parts.empty()) parts.emplace_back(text);
    return parts;
}

}  // namespace sator::text
