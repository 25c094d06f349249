#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/edit/edit_draft.hpp"
#include "sator/text/edit/operations.hpp"

namespace sator::text {

/// Takes the sign between two neighbouring cells out of the drawing of a kind, e.g. of a futoshiki. Refuses if there is none.
std::expected<void, Diagnostic> erase_sign(const Slot& cells, EditDraft& draft);

}  // namespace sator::text
