#include "sator/language/match/continuations.hpp"

#include "sator/base/hash.hpp"

namespace sator::language {

std::size_t Continuations::Hash::operator()(const Continuation& continuation) const {
    return hash_of(
        {std::uint64_t{continuation.node.value} << 32 | continuation.count,
         std::uint64_t{continuation.position} << 32 | continuation.next,
         static_cast<std::uint64_t>(continuation.kind) << 1 | (continuation.is_empty_iteration ? 1 : 0)});
}

void Continuations::start(bool unique) {
    unique_ = unique;
    continuations_.clear();
    if (unique) numbers_.clear();
}

ContinuationId Continuations::add(const Continuation& continuation) {
    const auto number = static_cast<ContinuationId>(continuations_.size());
    if (unique_) {
        const auto [known, is_new] = numbers_.try_emplace(continuation, number);
        if (!is_new) return known->second;
    }
    continuations_.push_back(continuation);
    const bool is_last =
        continuation.kind == Continuation::Kind::Accept || continuation.kind == Continuation::Kind::BodyEnd;
    continuations_.back().has_empty_iteration =
        continuation.is_empty_iteration ||
        (!is_last && continuations_[continuation.next].has_empty_iteration);
    return number;
}

ContinuationId Continuations::without_empty_iterations(ContinuationId chain) {
    // Iterations that consumed something began before those that did not, so the empty ones come first in the
    // chain.
    path_.clear();
    for (; continuations_[chain].has_empty_iteration; chain = continuations_[chain].next)
        path_.push_back(chain);
    for (std::size_t i = path_.size(); i-- > 0;) {
        Continuation continuation = continuations_[path_[i]];
        continuation.is_empty_iteration = continuation.has_empty_iteration = false;
        continuation.next = chain;
        chain = add(continuation);
    }
    return chain;
}

}  // namespace sator::language
