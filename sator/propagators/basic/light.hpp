#pragma once

#include <algorithm>
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

/// Returns whether the candidates of a `Bits` domain are among `values`.
inline Light light_of(const Domain& domain, std::span<const Word> values) {
    Word inside = 0, outside = 0;
    for (std::size_t i = 0; i < domain.word_count(); ++i) {
        const Word lit = i < values.size() ? values[i] : 0;
        inside |= domain.word(i) & lit;
        outside |= domain.word(i) & ~lit;
    }
    return inside == 0 ? Light::Off : outside == 0 ? Light::On : Light::Open;
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
    /// All must outlive this.
    LightReason(const DomainsBefore& before, std::span<const Word> values, Reason& reason)
        : before_(before), values_(values), reason_(reason), is_listed_(before.size(), 0) {}

    /// Adds that the position is off, or on, as it was before. A position beyond the scope needs no reason.
    void add(std::uint32_t position) {
        if (position >= before_.size() || is_listed_[position] != 0) return;
        is_listed_[position] = 1;
        const bool is_off = light_of(before_[position], values_) == Light::Off;
        before_.initial(position).for_each([&](Value v) {
            const auto bit = static_cast<std::size_t>(v);
            const bool is_lit = bit < values_.size() * kWordBits && has_bit(values_, bit);
            if (is_lit == is_off) reason_.push_back({position, Literal::Relation::NotEqual, v});
        });
    }

  private:
    const DomainsBefore& before_;
    std::span<const Word> values_;
    Reason& reason_;
    std::vector<std::uint8_t> is_listed_;
};

}  // namespace sator::propagators
