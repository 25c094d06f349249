#include "sator/engine/learning/nogood_learning.hpp"

#include <utility>

namespace sator::engine {

namespace {

/// Nogoods are worthwhile if they have premises on less than this part of the cells: a half, later a quarter.
constexpr std::size_t kLeastShare = 2, kLeastShareLater = 4;

}  // namespace

void NogoodLearning::clear() {
    nogoods_.clear();
    analysis_.clear();
    most_nogoods_ = limits_.kept;
    learned_ = premises_ = 0;
}

bool NogoodLearning::is_worthwhile() const {
    if (learned_ < limits_.trial) return true;
    const std::size_t share = learned_ < limits_.long_trial ? kLeastShare : kLeastShareLater;
    return share * premises_ < learned_ * cells_;
}

NogoodLearning::ConflictResult NogoodLearning::learn(const PropagationEngine& engine,
                                                     std::size_t root_levels) {
    const Store& store = engine.store();
    const std::size_t start = store.start_of_level(root_levels + 1);
    auto learned = analysis_.analyse(store, nogoods_, engine.failed(), engine.failed_call(), start);
    if (learned.nogood.empty()) return {ConflictResult::Kind::NoSolution};
    ++learned_;
    premises_ += learned.nogood.size();
    make_room(store);
    newest_ = {std::move(learned.nogood), learned.lbd};
    last_ = nogoods_.add(newest_.nogood, newest_.lbd);
    if (!learned.is_asserting) return {ConflictResult::Kind::Backtrack};
    return {ConflictResult::Kind::Backjump, std::max(learned.level, root_levels)};
}

void NogoodLearning::make_room(const Store& store) {
    if (nogoods_.size() < most_nogoods_) return;
    nogoods_.reduce(store);
    most_nogoods_ += limits_.kept_more;
}

bool NogoodLearning::import_nogoods(std::vector<SharedNogood> shared, Store& store) {
    for (SharedNogood& each : shared) {
        make_room(store);
        if (!nogoods_.import_nogood(std::move(each.nogood), each.lbd, store)) return false;
    }
    return true;
}

}  // namespace sator::engine
