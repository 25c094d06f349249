#pragma once

#include "sator/base/small_vector.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// Collects the ranges of a class in any order. Merges them whenever they have doubled, so that time and
/// memory stay linear in what is added and in what it comes to.
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
    /// The union of what has been added since the last `take`.
    CodePointSet take() {
        CodePointSet set(ranges_);
        ranges_.clear();
        return set;
    }

  private:
    static constexpr std::size_t kInlineCapacity = 8;  ///< as many ranges as most classes have, or more
    static constexpr std::size_t kMergeAfter = 4096;

    SmallVector<CodePointRange, kInlineCapacity> ranges_;
    std::size_t next_merge_ = kMergeAfter;
};

}  // namespace sator
