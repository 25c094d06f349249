#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "sator/exchange/puzz_link/link_body.hpp"

namespace sator::exchange {

/// A part of the body of a link: which field of the board it has, and in which code.
struct LinkPart {
    void (*read)(LinkBody& body, DrawnBoard& board);
    std::string (*write)(const DrawnBoard& board);
    bool may_be_absent = false;  ///< it is left out if the board has nothing of it, and nothing follows
};

/// Returns the part that a codec names, e.g. "grid of 0..4 and #", or null. sator/kinds/README.md lists them.
const LinkPart* find_link_part(std::string_view words);

}  // namespace sator::exchange
