#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// Collects the ranges of a character class in any order. It merges them each time their number has doubled,
/// so time is linear in what is added (up to a logarithm) and memory is linear in the result.
class RangeCollector {
  public:
    void add(char32_t first, char32_t last) { ranges_.push_back({first, last}); }
    void add(const CodePointSet& set) {
        ranges_.append(set.ranges());
        if (ranges_.size() < next_merge_) return;
        const CodePointSet merged(ranges_);
        ranges_.assign(merged.ranges());
        next_merge_ = kMergeAfter + 2 * ranges_.size();
    }
    /// Returns the union of what was added since the last `take`, and clears the collector.
    CodePointSet take() {
        CodePointSet set(ranges_);
        ranges_.clear();
        return set;
    }

  private:
    static constexpr std::size_t kInlineCapacity = 8;  ///< most classes have at most this number of ranges
    /// Number of ranges collected before the first merge
    static constexpr std::size_t kMergeAfter = 4096;

    SmallVector<CodePointRange, kInlineCapacity> ranges_;
    std::size_t next_merge_ = kMergeAfter;
};

}  // namespace sator::language
