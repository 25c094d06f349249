#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::text {

/// Replaces the code points from `from` to `to`. Both count in the text before all edits.
struct TextEdit {
    std::size_t from = 0, to = 0;
    std::u32string insert;
};

/// Edits that belong together, sorted, without overlaps, and the range that is of interest afterwards.
struct TextEdits {
    std::vector<TextEdit> edits;
    std::size_t caret_from = 0, caret_to = 0;  ///< in the edited text
};

/// Returns the edited text. The edits are sorted and do not overlap.
std::u32string apply_edits(std::u32string_view text, const std::vector<TextEdit>& edits);

/// Makes each edit as small as possible: what it keeps at its beginning and end is left out, and so is an edit that changes
/// nothing.
void shrink(std::u32string_view text, std::vector<TextEdit>& edits);

}  // namespace sator::text
