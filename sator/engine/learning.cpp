#include "sator/engine/learning.hpp"

#include <utility>

namespace sator {

namespace {

/// So many nogoods are kept at first; each time that half of them is forgotten, more.
constexpr std::size_t kMostNogoods = 2000, kMoreNogoods = 500;
/// After so many lessons it is seen whether they pay.
constexpr std::size_t kTrialLessons = 20;

}  // namespace

void Learning::clear() {
    nogoods_.clear();
    analysis_.clear();
    most_nogoods_ = kMostNogoods;
    lessons_ = premises_ = 0;
}

bool Learning::pays() const {
    return lessons_ < kTrialLessons || 2 * premises_ < lessons_ * cells_;
}

Learning::Lesson Learning::learn(const Fixpoint& fixpoint, std::size_t root_levels) {
    const Store& store = fixpoint.store();
    const std::size_t start = store.start_of_level(root_levels + 1);
    auto learned = analysis_.analyse(store, nogoods_, fixpoint.failed(), fixpoint.failed_call(), start);
    if (learned.nogood.empty()) return {Lesson::Kind::NoSolution};
    ++lessons_;
    premises_ += learned.nogood.size();
    make_room(store);
    newest_ = {std::move(learned.nogood), learned.spread};
    last_ = nogoods_.add(newest_.nogood, newest_.spread);
    if (!learned.has_first_point) return {Lesson::Kind::Retreat};
    return {Lesson::Kind::Jump, std::max(learned.level, root_levels)};
}

void Learning::make_room(const Store& store) {
    if (nogoods_.size() < most_nogoods_) return;
    nogoods_.forget_half(store);
    most_nogoods_ += kMoreNogoods;
}

bool Learning::take_up(std::vector<ToldNogood> told, Store& store) {
    for (ToldNogood& each : told) {
        make_room(store);
        if (!nogoods_.take_up(std::move(each.nogood), each.spread, store)) return false;
    }
    return true;
}

}  // namespace sator
