// A component's key has its open cells with their candidates, its open auxiliaries, and its propagators with
// their residuals. Interchangeable values are written as the sorted list of the sets of cells that can have
// them, without the values themselves, so that components that differ only by a renaming of such values have
// equal keys. Within one cell, values with equal sets leave the same number of solutions.
#include "sator/engine/counting/component_key.hpp"

#include <algorithm>

#include "sator/engine/state/scope.hpp"

namespace sator::engine {

void ComponentKey::compute(Store& store, const Components& components, const Component& component) {
    bytes_.clear();
    find_classes(store, components, component);
    if (!classes_.is_discrete()) find_places(store, components.variables(component.cells));
    write_variables(store, components, component);
    write_classes();
    write_propagators(store, components.propagators(component.propagators));
}

void ComponentKey::find_classes(Store& store, const Components& components, const Component& component) {
    interchangeable_.clear();
    for (const VariableId cell : components.variables(component.cells)) {
        const auto words = store.domain(cell).words();
        if (interchangeable_.size() < words.size()) interchangeable_.resize(words.size(), 0);
        for (std::size_t w = 0; w < words.size(); ++w) interchangeable_[w] |= words[w];
    }
    classes_.begin(interchangeable_);
    for (const PropagatorId p : components.propagators(component.propagators)) {
        if (classes_.is_discrete()) break;
        const Scope scope(store, store.model().scope_of(p));
        store.model().propagators()[p.index()].propagator->refine_value_classes(scope, classes_);
    }
    std::ranges::fill(interchangeable_, Word{0});
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        for (std::size_t w = 0; w < interchangeable_.size(); ++w) interchangeable_[w] |= classes_[i][w];
    }
}

void ComponentKey::find_places(const Store& store, std::span<const VariableId> cells) {
    place_words_ = words_for(cells.size());
    if (row_of_value_.size() < interchangeable_.size() * kWordBits)
        row_of_value_.resize(interchangeable_.size() * kWordBits);
    std::uint32_t rows = 0;
    for_each_bit(interchangeable_, [&](std::size_t value) { row_of_value_[value] = rows++; });
    places_.assign(rows * place_words_, 0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto words = store.domain(cells[i]).words();
        for (std::size_t w = 0; w < words.size(); ++w) {
            for (Word rest = words[w] & interchangeable_[w]; rest != 0; rest &= rest - 1) {
                const std::size_t value = w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
                set_bit(std::span(places_).subspan(row_of_value_[value] * place_words_), i);
            }
        }
    }
}

void ComponentKey::write_variables(const Store& store, const Components& components,
                                   const Component& component) {
    bytes_.add(component.cells.size());
    std::size_t next = 0;
    for (const VariableId cell : components.variables(component.cells)) {
        bytes_.add(cell.index() - next);
        next = cell.index() + 1;
        if (classes_.is_unrefined()) continue;
        const auto words = store.domain(cell).words();
        for (std::size_t w = 0; w < words.size(); ++w) bytes_.add(words[w] & ~interchangeable(w));
    }
    bytes_.add(component.auxiliaries.size());
    for (const VariableId auxiliary : components.variables(component.auxiliaries)) {
        bytes_.add(auxiliary.index());
        bytes_.add_signed(store.domain(auxiliary).min());
        bytes_.add_signed(store.domain(auxiliary).max());
    }
}

void ComponentKey::write_classes() {
    bytes_.add(classes_.is_unrefined() ? 0 : 1 + classes_.size());
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        members_.clear();
        for_each_bit(classes_[i],
                     [&](std::size_t value) { members_.push_back(static_cast<std::uint32_t>(value)); });
        if (!classes_.is_unrefined()) {
            for (const Word word : classes_[i]) bytes_.add(word);
        }
        std::ranges::sort(members_, [this](std::size_t a, std::size_t b) {
            return std::ranges::lexicographical_compare(places(a), places(b));
        });
        bytes_.add(members_.size());
        for (const std::size_t value : members_) {
            for (const Word word : places(value)) bytes_.add(word);
        }
    }
}

void ComponentKey::write_propagators(Store& store, std::span<const PropagatorId> propagators) {
    bytes_.add(propagators.size());
    std::size_t next = 0;
    for (const PropagatorId p : propagators) {
        bytes_.add(p.index() - next);
        next = p.index() + 1;
        residual_.clear();
        store.model().propagators()[p.index()].propagator->residual(Scope(store, store.model().scope_of(p)),
                                                                    residual_);
        bytes_.add(residual_);
    }
}

void ComponentKey::append_choices(const Store& store, VariableId cell, std::vector<Choice>& choices) const {
    const std::size_t first = choices.size();
    store.domain(cell).for_each([&](Value v) {
        const auto value = static_cast<std::size_t>(v);
        const bool is_in_a_class = (interchangeable(value / kWordBits) >> value % kWordBits & 1) != 0;
        if (is_in_a_class) {
            for (std::size_t i = first; i < choices.size(); ++i) {
                if (!are_interchangeable(static_cast<std::size_t>(choices[i].value), value)) continue;
                ++choices[i].multiplicity;
                return;
            }
        }
        choices.push_back({v, 1});
    });
}

bool ComponentKey::are_interchangeable(std::size_t a, std::size_t b) const {
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        if (has_bit(classes_[i], a))
            return has_bit(classes_[i], b) && std::ranges::equal(places(a), places(b));
    }
    return false;
}

}  // namespace sator::engine
