#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// A kind of puzzle in links: its name there, which codes its body has, and what it means.
struct LinkKind {
    std::string_view name;         ///< "lightup"
    std::string_view written;      ///< the name in the links that we write: "akari"
    std::string_view other_names;  ///< separated by blanks
    std::vector<LinkPart> parts;
    const BoardKind* board;
};

std::span<const LinkKind> link_kinds();
/// The kind that has this name, or null.
const LinkKind* find_link_kind(std::string_view name);
/// What people call a kind whose rules the language cannot say yet: "Slitherlink" for slither; empty if the name is not known.
std::string_view unsaid_kind(std::string_view name);

}  // namespace sator::exchange
