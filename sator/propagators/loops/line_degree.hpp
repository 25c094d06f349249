#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// A set of numbers of lines that may meet at a vertex.
class Degrees {
  public:
    Degrees(std::initializer_list<unsigned> numbers) {
        for (const unsigned number : numbers) bits_ |= 1U << number;
    }

    /// Whether it has a number from `least` to `most`. A number above 31 is in no set.
    bool has_between(std::size_t least, std::size_t most) const;
    bool contains(std::size_t number) const { return has_between(number, number); }
    friend bool operator==(Degrees, Degrees) = default;

  private:
    std::uint32_t bits_ = 0;
};

/// The number of lines at a vertex is one of `degrees`: so many positions have one of the values. If the vertex has a switch, the last
/// position of the scope, the number is instead one of `switched` while the switch has one of its own values. GAC; linear. The domains
/// are of kind `Bits`.
class LineDegree final : public Propagator {
  public:
    struct Switch {
        std::vector<Word> values;  ///< as bits
        Degrees degrees;
    };

    LineDegree(std::vector<Word> values, Degrees degrees, std::optional<Switch> switched = std::nullopt)
        : values_(std::move(values)), degrees_(degrees), switch_(std::move(switched)) {}

    std::string_view name() const override { return "line_degree"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    struct Count {
        std::size_t lit = 0, open = 0;
        Light switched = Light::Off;
    };

    template <class Domains>
    Count count_of(const Domains& domains) const;
    std::size_t lines_of(std::size_t positions) const { return positions - (switch_ ? 1 : 0); }
    /// Whether the vertex may have a number of lines between the two.
    bool may_have(const Count& count, std::size_t least, std::size_t most) const;
    Propagation decide_switch(Scope& scope, const Count& count) const;
    Propagation decide_lines(Scope& scope, const Count& count) const;

    std::vector<Word> values_;
    Degrees degrees_;
    std::optional<Switch> switch_;
};

}  // namespace sator::propagators
