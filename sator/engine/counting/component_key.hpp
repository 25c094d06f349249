#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/components.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"

namespace sator::engine {

/// Interchangeable values of one cell: each leaves the same number of solutions.
struct Choice {
    Value value = 0;                 ///< the least of them
    std::uint32_t multiplicity = 1;  ///< their number
};

/// The key of a component in the cache: everything that its number of solutions depends on, as bytes. Two
/// components with equal keys have the same number of solutions. The key does not depend on how
/// interchangeable values are named.
class ComponentKey {
  public:
    /// Computes the key of a component at a fixpoint.
    void compute(Store& store, const Components& components, const Component& component);

    std::string_view bytes() const { return bytes_.bytes(); }
    /// Appends the choices of a cell of that component. Their multiplicities add up to the cell's domain
    /// size.
    void append_choices(const Store& store, VariableId cell, std::vector<Choice>& choices) const;

  private:
    /// The cells of the component that have `value` as a candidate, as bits.
    std::span<const Word> places(std::size_t value) const {
        return {places_.data() + row_of_value_[value] * place_words_, place_words_};
    }
    void find_classes(Store& store, const Components& components, const Component& component);
    void find_places(const Store& store, std::span<const VariableId> cells);
    void write_variables(const Store& store, const Components& components, const Component& component);
    void write_classes();
    void write_propagators(Store& store, std::span<const PropagatorId> propagators);
    bool are_interchangeable(std::size_t a, std::size_t b) const;
    Word interchangeable(std::size_t word) const {
        return word < interchangeable_.size() ? interchangeable_[word] : 0;
    }

    ValueClasses classes_;
    std::vector<Word> interchangeable_;        // the values that are in some class
    std::vector<std::uint32_t> row_of_value_;  // of values in classes: their row of places_
    std::vector<Word> places_;
    std::size_t place_words_ = 0;
    std::vector<std::uint32_t> members_;
    Residual bytes_, residual_;
};

}  // namespace sator::engine
