#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

/// Whether a position has a value of a set: not, perhaps, or surely.
enum class Light : std::uint8_t { Off, Open, On };

/// By position, or by vertex of a graph.
using Lights = std::vector<Light>;

/// Returns whether a set of values, as bits, has the value.
inline bool has_value(std::span<const Word> values, Value v) {
    const auto bit = static_cast<std::size_t>(v);
    return bit < values.size() * kWordBits && has_bit(values, bit);
}

/// Returns the light of a position that has candidates inside and outside of the set.
inline Light light_of(Word inside, Word outside) {
    return inside == 0 ? Light::Off : outside == 0 ? Light::On : Light::Open;
}

/// Returns whether candidates, as bits, are among `values`.
inline Light light_of(std::span<const Word> candidates, std::span<const Word> values) {
    Word inside = 0, outside = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Word lit = i < values.size() ? values[i] : 0;
        inside |= candidates[i] & lit;
        outside |= candidates[i] & ~lit;
    }
    return light_of(inside, outside);
}

/// The same for a domain of kind `Bits`. One word is the usual case.
inline Light light_of(const Domain& domain, std::span<const Word> values) {
    if (domain.word_count() == 1 && values.size() == 1)
        return light_of(domain.word(0) & values[0], domain.word(0) & ~values[0]);
    return light_of(domain.words(), values);
}

/// Returns the lights of all positions. Those of further vertices, up to `size`, are on.
template <class Domains>
Lights lights_of(const Domains& domains, std::span<const Word> values, std::size_t size = 0) {
    Lights lights(std::max(size, domains.size()), Light::On);
    for (std::size_t i = 0; i < domains.size(); ++i) lights[i] = light_of(domains[i], values);
    return lights;
}

/// Returns the lights of all positions if each has its own set of values, `values_of(position)`.
template <class Domains, std::invocable<std::size_t> ValuesOf>
Lights lights_of(const Domains& domains, ValuesOf values_of) {
    Lights lights(domains.size());
    for (std::size_t i = 0; i < lights.size(); ++i) lights[i] = light_of(domains[i], values_of(i));
    return lights;
}

/// Leaves the position only values of the set (`On`), or only others (`Off`). Returns false if none is left.
inline bool decide(Scope& scope, std::size_t position, std::span<const Word> values, Light light) {
    std::vector<Word> kept(scope[position].word_count(), 0);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const Word lit = i < values.size() ? values[i] : 0;
        kept[i] = light == Light::On ? lit : ~lit;
    }
    return scope.keep(position, kept);
}

/// Collects the literals of a reason: that positions are on or off, each position once.
class LightReason {
  public:
    /// All must outlive this. `values` may be empty if each position has its own.
    LightReason(const DomainsBefore& before, std::span<const Word> values, Reason& reason)
        : before_(before), values_(values), reason_(reason), is_listed_(before.size(), 0) {}

    /// Adds that the position is off, or on, as it was before. A position beyond the scope needs no reason.
    void add(std::uint32_t position) { add(position, values_); }
    /// The same for a position that has its own set of values.
    void add(std::uint32_t position, std::span<const Word> values) {
        if (position >= before_.size() || is_listed_[position] != 0) return;
        is_listed_[position] = 1;
        const bool is_off = light_of(before_[position], values) == Light::Off;
        before_.initial(position).for_each([&](Value v) {
            if (has_value(values, v) == is_off) reason_.push_back({position, Literal::Relation::NotEqual, v});
        });
    }

  private:
    const DomainsBefore& before_;
    std::span<const Word> values_;
    Reason& reason_;
    std::vector<std::uint8_t> is_listed_;
};

}  // namespace sator::propagators
