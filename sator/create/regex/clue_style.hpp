#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "sator/create/regex/clue_tree.hpp"

namespace sator::create {

/// The parts of a clue, for `--style`. Letters may always occur.
enum class ClueFeature : std::uint8_t {
    Classes,
    Negated,
    Ranges,
    Dots,
    Alternation,
    Repetition,
    Counts,
    Optional,
    References,
    Lookaround
};
constexpr std::size_t kClueFeatures = 10;

/// A set of features.
class ClueStyle {
  public:
    static ClueStyle all() { return ClueStyle((1U << kClueFeatures) - 1); }

    ClueStyle() = default;
    void add(ClueFeature feature) { bits_ |= 1U << static_cast<unsigned>(feature); }
    bool has(ClueFeature feature) const { return (bits_ >> static_cast<unsigned>(feature) & 1U) != 0; }
    bool contains(const ClueStyle& other) const { return (other.bits_ & ~bits_) == 0; }
    friend bool operator==(const ClueStyle&, const ClueStyle&) = default;

  private:
    explicit ClueStyle(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = 0;
};

/// Returns the features of a clue.
ClueStyle style_of(const ClueTree& tree);

/// Returns whether clues of this style have references or lookarounds, which people take for the creative ones.
inline bool is_creative(const ClueStyle& style) {
    return style.has(ClueFeature::References) || style.has(ClueFeature::Lookaround);
}

/// The words for features, for help texts: "classes, negated, …".
std::string style_words();

/// Reads features with commas between them. Returns an error in words if one is unknown.
std::expected<ClueStyle, std::string> parse_style(std::string_view words);

}  // namespace sator::create
