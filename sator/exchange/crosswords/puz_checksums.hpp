#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The parts of a `.puz` file that its checksums are about, as bytes.
struct PuzParts {
    std::string sizes;  ///< the eight bytes from the width on
    std::string solution, state, title, author, copyright;
    std::vector<std::string> clues;
    std::string notes;
    bool has_notes_in_sum = true;  ///< from version 1.3 on
};

/// Adds bytes to the checksum of Across Lite: the sum is rotated by a bit before each byte.
std::uint16_t puz_checksum(std::string_view bytes, std::uint16_t sum = 0);

struct PuzChecksums {
    std::uint16_t whole = 0, sizes = 0;
    std::string masked;  ///< eight bytes

    friend bool operator==(const PuzChecksums&, const PuzChecksums&) = default;
};

PuzChecksums puz_checksums(const PuzParts& parts);

}  // namespace sator::exchange
