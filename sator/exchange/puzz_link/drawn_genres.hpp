#pragma once

#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_kinds.hpp"
#include "sator/exchange/table/format_part.hpp"

namespace sator::exchange {

/// A genre whose rules Sator does not know. Its links are read, and the puzzle is drawn, to be played with pen and marks.
struct DrawnGenre {
    std::string_view title;  ///< "Kusabi"
    LinkKind kind;           ///< with a definition of its own, which says so
};

/// The genre of this name, or null. Kinds whose rules are known come first: see `find_link_kind`.
const DrawnGenre* find_drawn_genre(std::string_view name);

/// The names of these genres as parts of links, without those that are kinds by now. Their rules are left out.
std::vector<FormatPart> drawn_genre_parts();

}  // namespace sator::exchange
