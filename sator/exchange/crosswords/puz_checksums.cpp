#include "sator/exchange/crosswords/puz_checksums.hpp"

#include <array>

namespace sator::exchange {

namespace {

/// Adds the texts to a checksum. A title, an author, a copyright and notes count with their final zero, and none if they are empty.
std::uint16_t text_checksum(const PuzParts& parts, std::uint16_t sum) {
    const auto add = [&](const std::string& text) {
        if (!text.empty()) sum = puz_checksum(text + '\0', sum);
    };
    add(parts.title);
    add(parts.author);
    add(parts.copyright);
    for (const std::string& clue : parts.clues) sum = puz_checksum(clue, sum);
    if (parts.has_notes_in_sum) add(parts.notes);
    return sum;
}

}  // namespace

std::uint16_t puz_checksum(std::string_view bytes, std::uint16_t sum) {
    for (const char byte : bytes) {
        const auto rotated = static_cast<std::uint16_t>((sum >> 1U) | (sum << 15U));
        sum = static_cast<std::uint16_t>(rotated + static_cast<unsigned char>(byte));
    }
    return sum;
}

PuzChecksums puz_checksums(const PuzParts& parts) {
    PuzChecksums sums;
    sums.sizes = puz_checksum(parts.sizes);
    sums.whole = text_checksum(parts, puz_checksum(parts.state, puz_checksum(parts.solution, sums.sizes)));
    const std::array<std::uint16_t, 4> masked = {sums.sizes, puz_checksum(parts.solution),
                                                 puz_checksum(parts.state), text_checksum(parts, 0)};
    constexpr std::string_view kMask = "ICHEATED";
    for (std::size_t i = 0; i < kMask.size(); ++i) {
        const std::uint16_t sum = masked[i % masked.size()];
        sums.masked +=
            static_cast<char>(kMask[i] ^ static_cast<char>(i < masked.size() ? sum & 0xFFU : sum >> 8U));
    }
    return sums;
}

}  // namespace sator::exchange
