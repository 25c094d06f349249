#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/exchange/boards/kind_codecs.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::exchange {

/// A kind of puzzle in links: a codec of its text.
struct LinkKind {
    KindCodec codec;
    std::vector<const LinkPart*> parts;
    std::vector<std::string_view> flags;  ///< "with all" in the codec: what follows the kind's word
    /// The definition of a kind that a puzzle's file defines; null for a kind of Sator.
    std::shared_ptr<const text::KindDefinition> own = {};

    std::string_view name() const { return codec.names.front(); }
    /// The option that each link of the kind has before its size: "c" of "option c"; empty if there is none.
    std::string_view option() const;
    BoardKind board() const;
};

std::span<const LinkKind> link_kinds();

/// The codecs of the kind that a puzzle's own file defines.
struct OwnLinkKinds {
    std::shared_ptr<const std::string> text;  ///< of the definition; the kinds have parts of it
    std::vector<LinkKind> kinds;
};

/// Returns them; there are none if the puzzle's kind is one of Sator. The error is a part of a codec that links of puzz.link do not have.
std::expected<OwnLinkKinds, Diagnostic> own_link_kinds(const Puzzle& puzzle);
/// The kind that has this name, or null.
const LinkKind* find_link_kind(std::string_view name);

}  // namespace sator::exchange
