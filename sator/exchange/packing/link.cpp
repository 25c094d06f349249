#include "sator/exchange/packing/link.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace sator::exchange {

namespace {

constexpr std::string_view kLinkBlanks = " \t\r\n";

std::string_view without_blanks(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(kLinkBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kLinkBlanks) + 1);
}

/// Removes what stands before the first of the characters, and returns it. The character itself goes, too.
std::string_view take_until(std::string_view& text, std::string_view characters) {
    const std::size_t at = std::min(text.find_first_of(characters), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(at);
    return taken;
}

}  // namespace

std::optional<std::string_view> Link::field(std::string_view name) const {
    for (std::string_view fields : {query, fragment}) {
        while (!fields.empty()) {
            std::string_view field = take_until(fields, "&");
            fields.remove_prefix(std::min<std::size_t>(1, fields.size()));
            if (field.size() > name.size() && field.starts_with(name) && field[name.size()] == '=')
                return field.substr(name.size() + 1);
        }
    }
    return std::nullopt;
}

bool Link::is_at(std::string_view domain) const {
    return host == domain || (host.ends_with(domain) && host[host.size() - domain.size() - 1] == '.');
}

std::optional<Link> read_link(std::string_view text) {
    constexpr std::array<std::string_view, 3> kSchemes = {"https://", "http://", "sudokupad://"};
    text = without_blanks(text);
    const auto scheme =
        std::ranges::find_if(kSchemes, [&](std::string_view s) { return text.starts_with(s); });
    if (scheme == kSchemes.end() || text.find_first_of(kLinkBlanks) != std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(scheme->size());
    Link link;
    link.host = take_until(text, "/?#");
    link.path = take_until(text, "?#");
    if (text.starts_with('?')) {
        text.remove_prefix(1);
        link.query = take_until(text, "#");
    }
    if (text.starts_with('#')) link.fragment = text.substr(1);
    return link;
}

std::string percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = 0;
        const bool has_digits = text[i] == '%' && i + 2 < text.size();
        const char* end = has_digits ? text.data() + i + 3 : nullptr;
        if (has_digits && std::from_chars(text.data() + i + 1, end, byte, 16).ptr == end) {
            decoded += static_cast<char>(byte);
            i += 2;
        } else {
            decoded += text[i];
        }
    }
    return decoded;
}

std::string link_data(std::string_view encoded) {
    std::string data(without_blanks(encoded));
    for (int times = 0; times < 2 && data.contains('%'); ++times) data = percent_decoded(data);
    std::ranges::replace(data, ' ', '+');
    return data;
}

}  // namespace sator::exchange
