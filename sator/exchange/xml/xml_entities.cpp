#include "sator/exchange/xml/xml_entities.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include "sator/base/utf8.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<std::pair<std::string_view, char>, 5> kEntities = {
    {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};

bool append_numeric(std::string_view digits, std::string& text) {
    const bool is_hexadecimal = digits.starts_with('x') || digits.starts_with('X');
    if (is_hexadecimal) digits.remove_prefix(1);
    std::uint32_t code_point = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code_point, is_hexadecimal ? 16 : 10);
    constexpr std::uint32_t kLast = 0x10FFFF, kFirstSurrogate = 0xD800, kLastSurrogate = 0xDFFF,
                            kFirstSign = 0x20;
    const bool is_sign =
        code_point >= kFirstSign || code_point == '\t' || code_point == '\n' || code_point == '\r';
    if (error != std::errc() || end != digits.data() + digits.size() || !is_sign || code_point > kLast ||
        (code_point >= kFirstSurrogate && code_point <= kLastSurrogate))
        return false;
    append_utf8(text, code_point);
    return true;
}

}  // namespace

bool append_resolved(std::string_view raw, std::string& text) {
    while (!raw.empty()) {
        const std::size_t amp = std::min(raw.find('&'), raw.size());
        text += raw.substr(0, amp);
        raw.remove_prefix(amp);
        if (raw.empty()) break;
        constexpr std::size_t kLongestEntity = 12;
        const std::size_t end = raw.substr(0, kLongestEntity).find(';');
        if (end == std::string_view::npos) return false;
        const std::string_view name = raw.substr(1, end - 1);
        raw.remove_prefix(end + 1);
        if (name.starts_with('#')) {
            if (!append_numeric(name.substr(1), text)) return false;
            continue;
        }
        const auto entity = std::ranges::find(kEntities, name, &std::pair<std::string_view, char>::first);
        if (entity == kEntities.end()) return false;
        text += entity->second;
    }
    return true;
}

}  // namespace sator::exchange
