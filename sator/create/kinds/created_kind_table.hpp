#pragma once

#include <string_view>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Returns the kinds that can be made, in alphabetical order.
std::span<const CreatedKind> created_kinds();
/// Returns the row of a name, or null.
const CreatedKind* find_created_kind(std::string_view name);

/// A kind of the gallery that is not made, and why.
struct KindNotCreated {
    std::string_view folder;
    std::string_view reason;
};
std::span<const KindNotCreated> kinds_not_created();

}  // namespace sator::create
