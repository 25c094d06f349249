// Iterative deepening over sets of rules. A set grows by one rule at a time: the first rule has the
// candidate's cell in its scope, and each further rule has a cell that the rules before it changed. A set is
// extended only if its last rule removed something. Every smallest refutation can be ordered in this way, so
// none is missed. A set is tried once, and again only after the candidates of its cells have changed. Cost:
// one propagation for each set that is tried.
#include "sator/explain/deduce/small_refutations.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/hash.hpp"

namespace sator::explain {

namespace {

/// The most sets that are cached, about a hundred bytes each. If there are more, the whole cache is cleared.
constexpr std::size_t kMaxRefutationNodes = 200'000;

}  // namespace

std::size_t SmallRefutations::HashOfKey::operator()(const Key& key) const {
    return hash_of({key.candidate, key.rules[0], key.rules[1], key.rules[2]});
}

std::vector<std::size_t> SmallRefutations::find(const Knowledge& knowledge, RuleFixpoint& fixpoint,
                                                Candidate candidate, std::size_t most) {
    if (nodes_.size() > kMaxRefutationNodes) nodes_.clear();
    knowledge_ = &knowledge;
    fixpoint_ = &fixpoint;
    candidate_ = candidate;
    place_ = fixpoint.place_of(candidate.cell);
    std::vector<std::size_t> found;
    for (std::size_t size = 1; size <= std::min(most, kMaxRules) && found.empty(); ++size) {
        ++round_;
        if (extend(size)) found.assign(path_.begin(), path_.end());
        leave_to(0);
        path_.clear();
    }
    std::ranges::sort(found);
    return found;
}

/// Returns true if some set of `most` rules that extends the path refutes the candidate. `path_` is then that
/// set.
bool SmallRefutations::extend(std::size_t most) {
    const std::span next =
        path_.empty() ? fixpoint_->rules_of(place_) : std::span(std::as_const(node_of_path().next));
    return std::ranges::any_of(next, [&](std::uint32_t rule) {
        return std::ranges::find(path_, rule) == path_.end() && visit(rule, most);
    });
}

bool SmallRefutations::visit(std::uint32_t rule, std::size_t most) {
    path_.push_back(rule);
    Node& node = node_of_path();
    if (std::exchange(node.round, round_) != round_) {
        if (node.revision != revision_of_path() && ask(node)) return true;
        if (node.adds && path_.size() < most && extend(most)) return true;
    }
    leave_to(path_.size());
    path_.pop_back();
    return false;
}

/// Returns true if the path's rules refute the candidate, else caches the set. If a limit is reached, nothing
/// is cached.
bool SmallRefutations::ask(Node& node) {
    if (!enter_path()) return true;
    if (fixpoint_->is_over()) return false;
    node.revision = revision_of_path();
    node.adds = fixpoint_->has_changed();
    node.next.clear();
    if (node.adds && path_.size() < kMaxRules) node.next = fixpoint_->rules_touched(first_level_);
    return false;
}

/// Opens the levels of the path that are not open yet and propagates on each. Returns false on a conflict.
bool SmallRefutations::enter_path() {
    for (bool holds = true; entered_ <= path_.size();) {
        fixpoint_->push_level();
        if (entered_ == 0) {
            first_level_ = fixpoint_->level();
            holds = fixpoint_->fix(place_, candidate_.value);
        } else {
            fixpoint_->activate_rule(path_[entered_ - 1]);
        }
        ++entered_;
        if (!holds || !fixpoint_->propagate()) return false;
    }
    return true;
}

/// Backtracks until `levels` levels are open: the candidate's, and those of the path's first `levels` - 1
/// rules.
void SmallRefutations::leave_to(std::size_t levels) {
    for (; entered_ > levels; --entered_) {
        fixpoint_->backtrack();
        if (entered_ > 1) fixpoint_->set_active(path_[entered_ - 2], false);
    }
}

SmallRefutations::Node& SmallRefutations::node_of_path() {
    Key key{candidate_.cell.index() * knowledge_->candidates().words_per_cell() * kWordBits +
                candidate_.value.index(),
            {}};
    key.rules.fill(kNone);
    std::ranges::copy(path_, key.rules.begin());
    std::ranges::sort(key.rules);
    return nodes_[key];
}

std::uint64_t SmallRefutations::revision_of_path() const {
    std::uint64_t revision = 1;
    for (const std::uint32_t rule : path_) revision += knowledge_->revision(fixpoint_->rules()[rule]);
    return revision;
}

}  // namespace sator::explain
