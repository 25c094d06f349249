#include "sator/text/scope/list_head.hpp"

#include <algorithm>

namespace sator::text {

std::expected<std::string, std::string> list_head(std::string_view statement, KindScope scope) {
    scope.set("N", "?");
    auto text = scope.replaced(statement);
    if (!text) return std::unexpected(std::move(text.error()));
    std::string head = text->value_or("");
    head.erase(0, head.find_first_not_of(' '));
    // A rule with no other argument takes its clues as they are, e.g. those of several numbers.
    const bool is_alone = std::ranges::count(head, ' ') == 1;
    if (is_alone && head.ends_with(" ?")) head.erase(head.size() - 2);
    const bool is_whole = head.starts_with("regexes");
    return (is_whole ? "" : "clues ") + head + "\n";
}

}  // namespace sator::text
