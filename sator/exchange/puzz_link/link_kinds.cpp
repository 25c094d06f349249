#include "sator/exchange/puzz_link/link_kinds.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/boards/kind_board.hpp"
#include "sator/exchange/boards/unread_kind.hpp"
#include "sator/exchange/puzz_link/drawn_genres.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kSite = "puzz.link";

/// The codecs of kinds that have no text.
constexpr std::string_view kMoreCodecs = R"(
kind doppelblock
codec puzz.link doppelblock = clues top left
)";

/// Returns the kind of a codec. The error is the part that links do not have.
std::expected<LinkKind, std::string_view> link_kind(KindCodec codec) {
    LinkKind kind{std::move(codec), {}, {}};
    kind.flags = kind.codec.flags();
    for (const std::string_view part : kind.codec.parts) {
        if (part.starts_with("with ") || part.starts_with("values ") || part.starts_with("option ")) continue;
        kind.parts.push_back(find_link_part(part));
        if (kind.parts.back() == nullptr) return std::unexpected(part);
    }
    return kind;
}

}  // namespace

std::span<const LinkKind> link_kinds() {
    static const std::vector<LinkKind> kinds = [] {
        std::vector<LinkKind> list;
        for (KindCodec& codec : codecs_of_site(kSite, kMoreCodecs)) {
            auto kind = link_kind(std::move(codec));
            SATOR_ASSERT(kind);  // a test reads all codecs
            list.push_back(std::move(*kind));
        }
        return list;
    }();
    return kinds;
}

std::vector<FormatPart> puzz_link_parts() {
    std::vector<FormatPart> parts;
    for (const LinkKind& kind : link_kinds()) add_parts(parts, parts_of_codec(kind.codec, true));
    const std::vector<FormatPart> drawn = drawn_genre_parts();
    add_parts(parts, drawn);
    std::vector<FormatPart> unsaid = unsaid_parts();
    std::erase_if(unsaid, [&](const FormatPart& part) {
        return std::ranges::find(drawn, part.name, &FormatPart::name) != drawn.end();
    });
    add_parts(parts, unsaid);
    return parts;
}

std::string_view LinkKind::option() const {
    const auto options = codec.words_of("option");
    return options.empty() ? std::string_view() : options.front();
}

BoardKind LinkKind::board() const {
    const auto values = codec.words_of("values");
    return own == nullptr ? find_board(codec.kind, flags, values) : board_of_definition(*own, flags, values);
}

std::expected<OwnLinkKinds, Diagnostic> own_link_kinds(const Puzzle& puzzle) {
    OwnLinkKinds own;
    const auto definition = puzzle.kind == nullptr ? nullptr : puzzle.kind->definition;
    if (definition == nullptr) return own;
    const text::Kind* known = text::find_kind(definition->name);
    if (known != nullptr && known->definition == definition.get()) return own;
    own.text = std::make_shared<const std::string>(to_utf8(definition->text));
    for (KindCodec& codec : read_codecs(definition->name, *own.text)) {
        if (codec.site != kSite) continue;
        auto kind = link_kind(std::move(codec));
        if (!kind)
            return std::unexpected(error_at(definition->span,
                                            "the codec of the kind '" + definition->name +
                                                "' has the part '" + std::string(kind.error()) +
                                                "', which links of puzz.link do not have",
                                            "the parts are numbers, digits, marks, borders, grid of 0..4 and "
                                            "#, …; sator/kinds/README.md lists them"));
        kind->own = definition;
        own.kinds.push_back(std::move(*kind));
    }
    return own;
}

const LinkKind* find_link_kind(std::string_view name) {
    for (const LinkKind& kind : link_kinds()) {
        if (kind.codec.has_name(name)) return &kind;
    }
    return nullptr;
}

}  // namespace sator::exchange
