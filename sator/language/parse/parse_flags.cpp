// Parses a flags string; declared in parse_regex.hpp.
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator {

using namespace base;
using namespace language;

namespace {

bool RegexFlags::*flag_of(char32_t letter) {
    switch (letter) {
        case U'i':
            return &RegexFlags::ignore_case;
        case U'm':
            return &RegexFlags::multiline;
        case U's':
            return &RegexFlags::dot_all;
        case U'u':
            return &RegexFlags::unicode;
        case U'v':
            return &RegexFlags::unicode_sets;
        default:
            return nullptr;
    }
}

}  // namespace

std::expected<RegexFlags, RegexError> parse_flags(std::u32string_view text) {
    RegexFlags flags;
    for (std::uint32_t at = 0; at < text.size(); ++at) {
        const auto fail = [&](const std::string& message, std::string hint) {
            return std::unexpected(RegexError{false, at, at + 1, message, std::move(hint)});
        };
        const std::string letter = to_utf8(text.substr(at, 1));
        const auto flag = flag_of(text[at]);
        if (flag == nullptr) return fail("unknown flag '" + letter + "'", "the flags are i, m, s, u and v");
        if (flags.*flag) return fail("the flag '" + letter + "' appears twice", "write each flag once");
        flags.*flag = true;
        if (flags.unicode && flags.unicode_sets)
            return fail("the flags u and v exclude each other", "v includes u");
    }
    return flags;
}

}  // namespace sator
