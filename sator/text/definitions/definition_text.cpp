#include "sator/text/definitions/definition_text.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

bool is_left_out(std::u32string_view word, OmittedParts omitted) {
    if (word == U"example") return omitted != OmittedParts::Nothing;
    return omitted == OmittedParts::Prose && (word == U"names" || word == U"says" || word == U"written");
}

}  // namespace

std::string definition_text(const KindDefinition& definition, OmittedParts omitted) {
    std::u32string kept;
    std::u32string_view rest = definition.text;
    std::optional<std::size_t> indent;  // of the lines that begin a part
    bool is_first = true, is_in_left_out = false;
    while (!rest.empty()) {
        const std::u32string_view line = rest.substr(0, rest.find(U'\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        const std::size_t begin = std::min(line.find_first_not_of(U" \t"), line.size());
        if (!is_first && begin < line.size()) {
            if (!indent) indent = begin;
            if (begin <= *indent) is_in_left_out = is_left_out(first_word(line.substr(begin)), omitted);
        }
        if (!is_in_left_out) kept += std::u32string(line) + U'\n';
        is_first = false;
    }
    while (kept.ends_with(U"\n\n")) kept.pop_back();
    return to_utf8(kept);
}

}  // namespace sator::text
