#include "sator/engine/learning/nogood_learning.hpp"

#include <utility>

namespace sator {

namespace {

/// So many nogoods are kept at first; each time that half of them is forgotten, more.
constexpr std::size_t kMostNogoods = 2000, kMoreNogoods = 500;
/// After so many lessons it is seen whether they pay.
constexpr std::size_t kTrialNogoods = 20;

}  // namespace

void NogoodLearning::clear() {
    nogoods_.clear();
    analysis_.clear();
    most_nogoods_ = kMostNogoods;
    learned_ = premises_ = 0;
}

bool NogoodLearning::is_worthwhile() const {
    return learned_ < kTrialNogoods || 2 * premises_ < learned_ * cells_;
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
    most_nogoods_ += kMoreNogoods;
}

bool NogoodLearning::import_nogoods(std::vector<SharedNogood> shared, Store& store) {
    for (SharedNogood& each : shared) {
        make_room(store);
        if (!nogoods_.import_nogood(std::move(each.nogood), each.lbd, store)) return false;
    }
    return true;
}

}  // namespace sator
