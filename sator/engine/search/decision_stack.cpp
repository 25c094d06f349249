#include "sator/engine/search/decision_stack.hpp"

#include <algorithm>

namespace sator::engine {

void DecisionStack::begin(const Subtree& below) {
    decisions_.clear();
    path_ = below.steps;
    fixed_ = 0;
    share_ = below.share;
    share_done_ = 0;
}

void DecisionStack::push(VariableId cell, Value value, std::size_t candidates) {
    const double part = share_ / static_cast<double>(candidates);
    decisions_.push_back({cell, value, share_ - part, path_.size()});
    path_.push_back({cell, value, true});
    share_ = part;
}

DecisionStack::Decision DecisionStack::pop() {
    const Decision last = decisions_.back();
    decisions_.pop_back();
    path_.resize(last.path_size);
    share_ = last.rest;
    fixed_ = std::min(fixed_, decisions_.size());
    return last;
}

void DecisionStack::backjump(std::size_t size) {
    for (; decisions_.size() > size; decisions_.pop_back()) {
        if (!decisions_.back().is_split_off) share_ += decisions_.back().rest;
        path_.resize(decisions_.back().path_size);
    }
}

std::optional<Subtree> DecisionStack::split() {
    const auto oldest = std::ranges::find(decisions_, false, &Decision::is_split_off);
    if (oldest == decisions_.end()) return std::nullopt;
    oldest->is_split_off = true;
    fixed_ = std::max(fixed_, static_cast<std::size_t>(oldest - decisions_.begin()) + 1);
    Subtree part{{path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(oldest->path_size)},
                 oldest->rest};
    part.steps.push_back({oldest->cell, oldest->value, false});
    return part;
}

}  // namespace sator::engine
