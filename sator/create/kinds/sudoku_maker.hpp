#pragma once

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

CreatedKind created_sudoku();

}  // namespace sator::create
