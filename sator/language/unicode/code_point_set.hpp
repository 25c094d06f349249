#pragma once

#include <initializer_list>
#include <span>

#include "sator/base/small_vector.hpp"

namespace sator {

/// An inclusive range of code points.
struct CodePointRange {
    char32_t first = 0;
    char32_t last = 0;

    friend bool operator==(const CodePointRange&, const CodePointRange&) = default;
};

constexpr char32_t kLastCodePoint = 0x10FFFF;

/// A set of code points: sorted ranges that neither overlap nor are adjacent.
class CodePointSet {
  public:
    CodePointSet() = default;
    CodePointSet(std::initializer_list<CodePointRange> ranges);
    /// The ranges may be in any order and may overlap.
    explicit CodePointSet(std::span<const CodePointRange> ranges);
    static CodePointSet all() { return {{0, kLastCodePoint}}; }

    bool contains(char32_t code_point) const;
    bool is_empty() const { return ranges_.empty(); }
    std::span<const CodePointRange> ranges() const { return ranges_; }

    CodePointSet operator~() const;
    friend CodePointSet operator|(const CodePointSet& a, const CodePointSet& b);
    friend CodePointSet operator&(const CodePointSet& a, const CodePointSet& b);
    friend CodePointSet operator-(const CodePointSet& a, const CodePointSet& b);
    friend bool operator==(const CodePointSet&, const CodePointSet&) = default;

  private:
    void normalise();

    SmallVector<CodePointRange, 4> ranges_;
};

}  // namespace sator
