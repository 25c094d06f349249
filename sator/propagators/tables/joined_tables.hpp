#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Returns the model with tables joined: if all cells of a table are also cells of another one, in whatever
/// order, the other keeps only the rows that both allow, and the first is removed. E.g. a line that must be a
/// word in both directions, or a word of two lists. Returns nullopt if there is no such table, or if `watch`
/// is over. The solutions are the same. A joined table is posted under its own rule only, so use the original
/// model to explain conflicts.
std::optional<Model> with_joined_tables(const Model& model, LimitWatch& watch);

}  // namespace sator::propagators
