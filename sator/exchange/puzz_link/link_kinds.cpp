#include "sator/exchange/puzz_link/link_kinds.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/assert.hpp"

namespace sator::exchange {

namespace {

/// The kinds that need a loop, connected cells or a division, which the language does not have.
constexpr std::array<std::pair<std::string_view, std::string_view>, 44> kUnsaid = {{
    {"slither", "Slitherlink"},
    {"mashu", "Masyu"},
    {"pearl", "Masyu"},
    {"masyu", "Masyu"},
    {"yajilin", "Yajilin"},
    {"yajirin", "Yajilin"},
    {"simpleloop", "Simple Loop"},
    {"country", "Country Road"},
    {"moonsun", "Moon or Sun"},
    {"nagenawa", "Nagenawa"},
    {"castle", "Castle Wall"},
    {"balance", "Balance Loop"},
    {"numlin", "Numberlink"},
    {"arukone", "Arukone"},
    {"hashi", "Hashiwokakero"},
    {"hashikake", "Hashiwokakero"},
    {"bridges", "Hashiwokakero"},
    {"nurikabe", "Nurikabe"},
    {"heyawake", "Heyawake"},
    {"hitori", "Hitori"},
    {"lits", "LITS"},
    {"kurodoko", "Kurodoko"},
    {"kurotto", "Kurotto"},
    {"cave", "Cave"},
    {"tapa", "Tapa"},
    {"yinyang", "Yin-Yang"},
    {"shikaku", "Shikaku"},
    {"fillomino", "Fillomino"},
    {"nanro", "Nanro"},
    {"tentaisho", "Tentaisho"},
    {"gokigen", "Slant"},
    {"creek", "Creek"},
    {"shakashaka", "Shakashaka"},
    {"statuepark", "Statue Park"},
    {"battleship", "Battleship"},
    {"aquarium", "Aquarium"},
    {"stostone", "Stostone"},
    {"snake", "Snake"},
    {"hebi", "Hebi-Ichigo"},
    {"makaro", "Makaro"},
    {"renban", "Renban-Madoguchi"},
    {"hakoiri", "Hakoiri-masashi"},
    {"compass", "Compass"},
    {"ayeheya", "Ayeheya"},
}};

/// Kinds without a text of their own.
constexpr std::string_view kMoreCodecs = R"(
kind doppelblock
codec puzz.link doppelblock = clues top left
)";

LinkKind link_kind(KindCodec codec) {
    LinkKind kind{std::move(codec), {}, {}};
    kind.flags = kind.codec.flags();
    for (const std::string_view part : kind.codec.parts) {
        if (part.starts_with("with ")) continue;
        kind.parts.push_back(find_link_part(part));
        SATOR_ASSERT(kind.parts.back() != nullptr);  // a test reads all codecs
    }
    return kind;
}

}  // namespace

std::span<const LinkKind> link_kinds() {
    static const std::vector<LinkKind> kinds = [] {
        std::vector<LinkKind> list;
        for (KindCodec& codec : codecs_of_site("puzz.link", kMoreCodecs))
            list.push_back(link_kind(std::move(codec)));
        return list;
    }();
    return kinds;
}

const LinkKind* find_link_kind(std::string_view name) {
    for (const LinkKind& kind : link_kinds()) {
        if (kind.codec.has_name(name)) return &kind;
    }
    return nullptr;
}

std::string_view unsaid_kind(std::string_view name) {
    const auto found =
        std::ranges::find(kUnsaid, name, &std::pair<std::string_view, std::string_view>::first);
    return found == kUnsaid.end() ? std::string_view() : found->second;
}

}  // namespace sator::exchange
