#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/exchange/boards/kind_codecs.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// A kind of puzzle in links: a codec of its text.
struct LinkKind {
    KindCodec codec;
    std::vector<const LinkPart*> parts;
    std::vector<std::string_view> flags;  ///< "with all" in the codec: what follows the kind's word

    std::string_view name() const { return codec.names.front(); }
    BoardKind board() const { return find_board(codec.kind, flags); }
};

std::span<const LinkKind> link_kinds();
/// The kind that has this name, or null.
const LinkKind* find_link_kind(std::string_view name);
/// What people call a kind whose rules the language cannot say yet: "Slitherlink" for slither; empty if the name is not known.
std::string_view unsaid_kind(std::string_view name);

}  // namespace sator::exchange
