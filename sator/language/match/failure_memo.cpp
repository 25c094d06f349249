#include "sator/language/match/failure_memo.hpp"

#include "sator/base/hash.hpp"

namespace sator::language {

void FailureMemo::clear() {
    configurations_.clear();
    numbers_.clear();
}

std::uint32_t FailureMemo::number_of(std::span<const Capture> captures) {
    if (captures.empty()) return 0;
    std::u32string key;
    for (const auto [begin, end] : captures) {
        key += static_cast<char32_t>(begin);
        key += static_cast<char32_t>(end);
    }
    return numbers_.try_emplace(std::move(key), static_cast<std::uint32_t>(numbers_.size())).first->second;
}

std::size_t FailureMemo::Hash::operator()(const MatchConfiguration& configuration) const {
    return hash_of({std::uint64_t{configuration.node.value} << 32 | configuration.count,
                    std::uint64_t{configuration.position} << 32 | configuration.next,
                    configuration.captures});
}

}  // namespace sator::language
