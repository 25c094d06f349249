#pragma once

#include <optional>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// The same model with each table whose cells another one has too, in whatever order, joined into that one,
/// which keeps the rows that both allow: a line that is a word both ways, or of two lists. Nothing where
/// there is none, or `watch` is over. Solutions are the same; a joined table stands for its own rule alone,
/// so conflicts are better explained by the model as it was.
std::optional<Model> with_joined_tables(const Model& model, LimitWatch& watch);

}  // namespace sator
