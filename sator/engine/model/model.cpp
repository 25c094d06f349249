#include "sator/engine/model/model.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;
using namespace engine;

namespace {

/// Room reserved at first, enough for a small model.
constexpr std::size_t kUsualCells = 32, kUsualPropagators = 16, kUsualPositions = 64;

}  // namespace

void Model::expect_cells(std::size_t cells, std::size_t words) {
    variables_.reserve(std::max(cells, kUsualCells));
    words_.reserve(std::max(cells * words, kUsualCells));
}

VariableId Model::add_cell(std::span<const Word> candidates) {
    SATOR_ASSERT(!candidates.empty() && cell_count_ == variables_.size());
    if (variables_.capacity() == 0) expect_cells(kUsualCells, 1);
    variables_.push_back({DomainKind::Bits, true, static_cast<std::uint32_t>(words_.size()),
                          static_cast<std::uint32_t>(candidates.size())});
    words_.insert(words_.end(), candidates.begin(), candidates.end());
    return VariableId(cell_count_++);
}

VariableId Model::auxiliary(Value least, Value greatest) {
    variables_.push_back({DomainKind::Interval, false, static_cast<std::uint32_t>(words_.size()), 2});
    words_.push_back(static_cast<Word>(least));
    words_.push_back(static_cast<Word>(greatest));
    return VariableId(variables_.size() - 1);
}

VariableId Model::auxiliary(std::span<const Word> candidates) {
    SATOR_ASSERT(!candidates.empty());
    variables_.push_back({DomainKind::Bits, false, static_cast<std::uint32_t>(words_.size()),
                          static_cast<std::uint32_t>(candidates.size())});
    words_.insert(words_.end(), candidates.begin(), candidates.end());
    return VariableId(variables_.size() - 1);
}

VariableId Model::auxiliary_like(const Domain& domain) {
    return domain.kind() == DomainKind::Bits ? auxiliary(domain.words())
                                             : auxiliary(domain.min(), domain.max());
}

void Model::add(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope,
                bool is_redundant) {
    SATOR_ASSERT(!scope.empty());
    if (watch_ != nullptr && watch_->is_over()) return;
    if (watch_ != nullptr &&
        !(watch_->has_room_to_grow(posted_) && watch_->has_room_to_grow(scope_variables_, scope.size())))
        return;
    if (posted_.empty()) {
        posted_.reserve(kUsualPropagators);
        scope_variables_.reserve(kUsualPositions);
    }
    posted_.push_back({std::move(propagator), static_cast<std::uint32_t>(scope_variables_.size()),
                       static_cast<std::uint32_t>(scope.size()), rule_, is_redundant});
    scope_variables_.insert(scope_variables_.end(), scope.begin(), scope.end());
}

void Model::post(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope) {
    add(std::move(propagator), scope, false);
}

void Model::post_redundant(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope) {
    add(std::move(propagator), scope, true);
}

Model Model::without_propagators() const {
    Model copy;
    copy.variables_ = variables_;
    copy.words_ = words_;
    copy.cell_count_ = cell_count_;
    return copy;
}

void Model::repost(const Model& other, PropagatorId id) {
    const Posted& posted = other.posted_[id.index()];
    begin_rule(posted.rule);
    add(posted.propagator, other.scope_of(id), posted.is_redundant);
}

void Model::restrict(VariableId cell, std::span<const Word> candidates) {
    const Variable& variable = variables_[cell.index()];
    for (std::size_t i = 0; i < variable.word_count; ++i) {
        words_[variable.first_word + i] &= i < candidates.size() ? candidates[i] : 0;
    }
}

std::span<const VariableId> Model::scope_of(PropagatorId id) const {
    const Posted& posted = posted_[id.index()];
    return {scope_variables_.data() + posted.first_position, posted.positions};
}

Domain Model::initial_domain(VariableId id) const {
    const Variable& variable = variables_[id.index()];
    return {words_.data() + variable.first_word, variable.word_count, variable.kind};
}

}  // namespace sator
