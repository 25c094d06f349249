#include "sator/exchange/packing/link_in_text.hpp"

#include <algorithm>

#include "sator/exchange/packing/link.hpp"

namespace sator::exchange {

std::optional<std::string> link_in_text(std::string_view text) {
    constexpr std::string_view kSchemeEnd = "://", kLinkEnds = " \t\r\n<>\"'";
    constexpr std::string_view kSentenceEnds = ".,;:!?)]*_`";
    if (text.size() > 2 * kLinkLimit) return std::nullopt;
    std::optional<std::string> found;
    for (std::size_t at = text.find("http"); at != std::string_view::npos; at = text.find("http", at)) {
        std::string_view link =
            text.substr(at, std::min(text.find_first_of(kLinkEnds, at), text.size()) - at);
        at += link.size();
        if (!link.contains(kSchemeEnd)) continue;
        while (!link.empty() && kSentenceEnds.contains(link.back())) link.remove_suffix(1);
        if (!read_link(link) || (found && *found != link)) return std::nullopt;
        found = std::string(link);
    }
    return found && found->size() < text.find_last_not_of(" \t\r\n") + 1 - text.find_first_not_of(" \t\r\n")
               ? found
               : std::nullopt;
}

}  // namespace sator::exchange
