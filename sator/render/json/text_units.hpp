#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// A range of a text, in UTF-16 code units from its beginning: what strings of JavaScript count.
struct UnitRange {
    std::size_t from = 0, to = 0;
    friend bool operator==(const UnitRange&, const UnitRange&) = default;
};

/// Converts places of a text, which count code points, to UTF-16 code units.
class TextUnits {
  public:
    /// `text` is UTF-8.
    explicit TextUnits(std::string_view text);

    /// Returns nullopt if the text has no such place.
    std::optional<UnitRange> range(SourceSpan span) const;
    /// Returns the number of code units before code point `offset` of the text.
    std::size_t units_before(std::size_t offset) const;

  private:
    std::u32string text_;
    std::vector<std::size_t> units_;  // the code units before each code point
    std::vector<std::size_t> lines_;  // the first code point of each line
};

}  // namespace sator::render
