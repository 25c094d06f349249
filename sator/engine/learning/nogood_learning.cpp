#include "sator/engine/learning/nogood_learning.hpp"

#include <utility>

namespace sator::engine {

void NogoodLearning::clear() {
    nogoods_.clear();
    analysis_.clear();
    most_nogoods_ = limits_.kept;
    learned_ = premises_ = 0;
}

bool NogoodLearning::is_worthwhile() const {
    return learned_ < limits_.trial || 2 * premises_ < learned_ * cells_;
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
