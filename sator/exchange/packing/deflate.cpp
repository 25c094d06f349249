#include "sator/exchange/packing/deflate.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace sator::exchange {

namespace {

constexpr std::size_t kLeastCopy = 3, kLongestCopy = 258, kWindow = 32 * 1024;

/// The least number of each code, and the bits that are added to it (RFC 1951, 3.2.5).
struct CodeRange {
    std::uint16_t first;
    std::uint8_t bits;
};
constexpr std::array<CodeRange, 29> kLengths = {
    {{3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1}, {13, 1},
     {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3}, {59, 3},
     {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0}}};
constexpr std::array<CodeRange, 30> kDistances = {
    {{1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},     {9, 2},     {13, 2},
     {17, 3},    {25, 3},    {33, 4},    {49, 4},     {65, 5},     {97, 5},    {129, 6},   {193, 6},
     {257, 7},   {385, 7},   {513, 8},   {769, 8},    {1025, 9},   {1537, 9},  {2049, 10}, {3073, 10},
     {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13}}};

template <std::size_t N>
std::size_t code_of(const std::array<CodeRange, N>& ranges, std::size_t number) {
    std::size_t code = N - 1;
    while (ranges[code].first > number) --code;
    return code;
}

class BitWriter {
  public:
    /// Appends bits, the lowest first.
    void bits(std::uint32_t value, unsigned count) {
        for (unsigned i = 0; i < count; ++i) {
            if (used_ == 0) bytes_ += '\0';
            const unsigned bit = value >> i & 1U;
            bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | bit << used_);
            used_ = (used_ + 1) % 8;
        }
    }
    /// Appends a Huffman code, the highest bit first.
    void code(std::uint32_t value, unsigned count) {
        for (unsigned i = count; i > 0; --i) bits(value >> (i - 1) & 1U, 1);
    }
    /// Appends the fixed code of a byte, of the end (256) or of a length (3.2.6).
    void symbol(std::uint32_t value) {
        if (value < 144) return code(0x30 + value, 8);
        if (value < 256) return code(0x190 + value - 144, 9);
        if (value < 280) return code(value - 256, 7);
        code(0xC0 + value - 280, 8);
    }
    std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
    unsigned used_ = 0;  // bits of the last byte
};

void write_copy(BitWriter& out, std::size_t length, std::size_t distance) {
    constexpr std::uint32_t kFirstLength = 257;
    const std::size_t l = code_of(kLengths, length), d = code_of(kDistances, distance);
    out.symbol(kFirstLength + static_cast<std::uint32_t>(l));
    out.bits(static_cast<std::uint32_t>(length - kLengths[l].first), kLengths[l].bits);
    out.code(static_cast<std::uint32_t>(d), 5);
    out.bits(static_cast<std::uint32_t>(distance - kDistances[d].first), kDistances[d].bits);
}

/// Remembers where the last three bytes of each kind began.
class LatestCopies {
  public:
    /// Returns the place of an earlier copy, or the place itself if none is known; then remembers this one.
    std::size_t swap(std::string_view bytes, std::size_t at) {
        const auto byte = [&](std::size_t i) {
            return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + i]));
        };
        std::size_t& place = places_[(byte(0) * 506'832'829U + byte(1) * 65'599U + byte(2)) % places_.size()];
        const std::size_t earlier = place == 0 ? at : place - 1;
        place = at + 1;
        return earlier;
    }

  private:
    std::vector<std::size_t> places_ = std::vector<std::size_t>(1 << 15);  // plus 1; 0 is none
};

}  // namespace

std::string pack_deflate(std::string_view bytes) {
    constexpr std::uint32_t kEnd = 256;
    BitWriter out;
    out.bits(1, 1);  // the last block
    out.bits(1, 2);  // with the fixed codes
    LatestCopies copies;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t earlier = at + kLeastCopy <= bytes.size() ? copies.swap(bytes, at) : at;
        std::size_t length = 0;
        if (earlier != at && at - earlier <= kWindow) {
            while (length < kLongestCopy && at + length < bytes.size() &&
                   bytes[earlier + length] == bytes[at + length])
                ++length;
        }
        if (length < kLeastCopy) {
            out.symbol(static_cast<unsigned char>(bytes[at++]));
            continue;
        }
        write_copy(out, length, at - earlier);
        for (std::size_t i = 1; i < length && at + i + kLeastCopy <= bytes.size(); ++i)
            copies.swap(bytes, at + i);
        at += length;
    }
    out.symbol(kEnd);
    return out.take();
}

}  // namespace sator::exchange
