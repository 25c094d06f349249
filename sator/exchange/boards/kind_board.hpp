#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::exchange {

/// Makes the board of a kind from its text: its drawing, its lists, the numbers of the grid and the number after its word. `flags`
/// are words that follow the kind's word, `values` the names of its numbers from 1 on. It fits kinds whose board says no more than
/// this; board_kinds.hpp has the others.
BoardKind board_of_definition(const text::KindDefinition& definition, std::span<const std::string_view> flags,
                              std::span<const std::string_view> values = {});

}  // namespace sator::exchange
