#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {
class Store;
}  // namespace sator

namespace sator::engine {

/// Returns the rules that take part in a conflict: those of the propagators met when reasons are followed
/// back to the start. `failed` found the conflict in a call that began when the trail had `time` entries. The
/// rules are in the puzzle's order, each once; decisions are left out. `watch` may be null; after it is over,
/// some rules are missing.
std::vector<RuleId> rules_in_conflict(const Store& store, PropagatorId failed, std::size_t time,
                                      LimitWatch* watch = nullptr);

/// Returns the trail entries that such a conflict rests on, oldest first, without decisions. `watch`: as
/// above.
std::vector<std::size_t> entries_in_conflict(const Store& store, PropagatorId failed, std::size_t time,
                                             LimitWatch* watch = nullptr);

}  // namespace sator::engine
