#include "sator/language/unicode/packed_ranges.hpp"

#include <vector>

namespace sator::language {

CodePointSet decode_ranges(std::string_view text) {
    std::vector<CodePointRange> ranges;
    char32_t end = 0;
    for (VarintReader numbers(text); !numbers.is_empty();) {
        const char32_t first = end + numbers.next();
        end = first + numbers.next();
        ranges.push_back({first, end});
    }
    return CodePointSet(std::move(ranges));
}

}  // namespace sator::language
