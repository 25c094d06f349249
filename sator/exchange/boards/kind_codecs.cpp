#include "sator/exchange/boards/kind_codecs.hpp"

#include <algorithm>

#include "sator/base/trimmed.hpp"
#include "sator/kinds/kind_texts.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kWith = "with ";

/// Takes the text up to a character, which it also removes.
std::string_view take_until(std::string_view& text, char end) {
    const std::string_view taken = text.substr(0, text.find(end));
    text.remove_prefix(std::min(taken.size() + 1, text.size()));
    return trimmed(taken);
}

std::vector<std::string_view> divided(std::string_view list) {
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const std::string_view word = take_until(list, ',');
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

}  // namespace

bool KindCodec::has(std::string_view part) const {
    return std::ranges::find(parts, part) != parts.end();
}

bool KindCodec::has_name(std::string_view name) const {
    return std::ranges::find(names, name) != names.end();
}

std::vector<std::string_view> KindCodec::flags() const {
    std::vector<std::string_view> words;
    for (const std::string_view part : parts) {
        if (part.starts_with(kWith)) words.push_back(part.substr(kWith.size()));
    }
    return words;
}

std::vector<std::string_view> KindCodec::words_of(std::string_view word) const {
    std::vector<std::string_view> words;
    for (std::string_view part : parts) {
        if (take_until(part, ' ') != word) continue;
        while (!part.empty()) {
            const std::string_view next = take_until(part, ' ');
            if (!next.empty()) words.push_back(next);
        }
    }
    return words;
}

std::vector<FormatPart> parts_of_codec(const KindCodec& codec, bool is_written) {
    std::vector<FormatPart> parts;
    for (const std::string_view name : codec.names)
        parts.push_back({.name = name, .is_written = is_written && parts.empty(), .read_as = codec.kind});
    return parts;
}

std::vector<KindCodec> read_codecs(std::string_view kind, std::string_view text) {
    std::vector<KindCodec> codecs;
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        const std::string_view word = take_until(line, ' ');
        line = trimmed(line);
        if (word == "kind") kind = take_until(line, ' ');
        if (word != "codec") continue;
        const std::string_view site = take_until(line, ' ');
        const std::vector<std::string_view> names = divided(take_until(line, '='));
        if (!names.empty()) codecs.push_back({kind, site, names, divided(line)});
    }
    return codecs;
}

std::vector<KindCodec> codecs_of_site(std::string_view site, std::string_view more) {
    std::vector<KindCodec> codecs;
    const auto add = [&](std::string_view kind, std::string_view text) {
        for (KindCodec& codec : read_codecs(kind, text)) {
            if (codec.site == site) codecs.push_back(std::move(codec));
        }
    };
    for (const kinds::KindText& text : kinds::kind_texts()) add(text.name, text.text);
    add({}, more);
    return codecs;
}

}  // namespace sator::exchange
