#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/expression/expression_builder.hpp"
#include "sator/rules/expression/expression_cursor.hpp"

namespace sator::rules {

/// What "each 3 of a as x y z:" says: the condition after it holds for all windows of 3 consecutive cells.
struct WindowHeader {
    std::size_t size = 0;
    Slot cells = {};                        ///< the cells whose windows are meant, at least `size`
    std::vector<std::string> letters = {};  ///< one for each cell of a window, or one for the whole window
};

/// Parses what follows "each", including the ':'. Returns nullopt after an error, which the builder stores.
std::optional<WindowHeader> read_window_header(ExpressionCursor& cursor, ExpressionBuilder& builder);

}  // namespace sator::rules
