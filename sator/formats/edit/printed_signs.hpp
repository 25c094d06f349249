#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/edit/edit_draft.hpp"
#include "sator/formats/edit/operations.hpp"

namespace sator::formats {

/// Takes the sign between two neighbouring cells out of the drawing of a kind, e.g. of a futoshiki. Refuses if there is none.
Refusal erase_sign(const Slot& cells, EditDraft& draft);

}  // namespace sator::formats
