#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

class Store;

/// The rules that take part in a conflict which propagator `failed` found, its call having begun when the
/// trail had `time` entries: those of the propagators met when the reasons are followed back to the start. In
/// the puzzle's order, each once; decisions are left out. `watch`: asked on the way, or null; once it is over
/// some are missing.
std::vector<RuleId> rules_in_conflict(const Store& store, PropagatorId failed, std::size_t time,
                                      LimitWatch* watch = nullptr);

/// The trail's entries that such a conflict rests on, oldest first; decisions are left out. `watch`: as
/// above.
std::vector<std::size_t> entries_in_conflict(const Store& store, PropagatorId failed, std::size_t time,
                                             LimitWatch* watch = nullptr);

}  // namespace sator
