#pragma once

#include <vector>

#include "sator/language/code_point_set.hpp"

namespace sator {

/// Collects the ranges of a class in any order. Merges them whenever they have doubled, so that time and
/// memory stay linear in what is added and in what it comes to.
class RangeCollector {
  public:
    void add(char32_t first, char32_t last) {
        if (ranges_.empty()) ranges_.reserve(kUsual);
        ranges_.push_back({first, last});
    }
    void add(const CodePointSet& set) {
        ranges_.insert(ranges_.end(), set.ranges().begin(), set.ranges().end());
        if (ranges_.size() < next_merge_) return;
        const CodePointSet merged(std::move(ranges_));
        ranges_.assign(merged.ranges().begin(), merged.ranges().end());
        next_merge_ = kMergeAfter + 2 * ranges_.size();
    }
    /// The union of what has been added since the last `take`.
    CodePointSet take() {
        CodePointSet set(std::move(ranges_));
        ranges_.clear();
        return set;
    }

  private:
    static constexpr std::size_t kUsual = 8;  ///< as many ranges as most classes have, or more
    static constexpr std::size_t kMergeAfter = 4096;

    std::vector<CodePointRange> ranges_;
    std::size_t next_merge_ = kMergeAfter;
};

}  // namespace sator
