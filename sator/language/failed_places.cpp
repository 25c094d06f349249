#include "sator/language/failed_places.hpp"

#include "sator/base/hash.hpp"

namespace sator {

void FailedPlaces::clear() {
    places_.clear();
    numbers_.clear();
}

std::uint32_t FailedPlaces::number_of(std::span<const Capture> captures) {
    if (captures.empty()) return 0;
    std::u32string key;
    for (const auto [begin, end] : captures) {
        key += begin;
        key += end;
    }
    return numbers_.try_emplace(std::move(key), static_cast<std::uint32_t>(numbers_.size())).first->second;
}

std::size_t FailedPlaces::Hash::operator()(const Place& place) const {
    return hash_of({std::uint64_t{place.node.value} << 32 | place.count,
                    std::uint64_t{place.position} << 32 | place.next, place.captures});
}

}  // namespace sator
