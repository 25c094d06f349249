#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sator {

class Scope;

/// Numbers written one after the other as bytes, small ones short (LEB128). What was written in the same
/// order reads the same only where it is equal.
class Residual {
  public:
    void clear() { bytes_.clear(); }
    void add(std::uint64_t number) {
        for (; number >= kContinues; number >>= kBitsPerByte)
            bytes_ += static_cast<char>(number | kContinues);
        bytes_ += static_cast<char>(number);
    }
    /// Negative numbers too: the sign becomes the lowest bit.
    void add_signed(std::int64_t number) {
        add(number < 0 ? ~(static_cast<std::uint64_t>(number) << 1)
                       : static_cast<std::uint64_t>(number) << 1);
    }
    /// What another one has, with its length: it cannot run into what follows.
    void add(const Residual& other) {
        add(other.bytes_.size());
        bytes_ += other.bytes_;
    }
    std::string_view bytes() const { return bytes_; }

  private:
    static constexpr std::uint64_t kContinues = 0x80;
    static constexpr unsigned kBitsPerByte = 7;

    std::string bytes_;
};

/// The positions from the first open one to one past the last.
struct OpenSpan {
    std::size_t first = 0, end = 0;
};

/// Where a scope is open; empty, at its begin, where it is not.
OpenSpan open_span(const Scope& scope);
/// Writes the values that are fixed between open positions.
void add_inner_values(const Scope& scope, OpenSpan open, Residual& residual);

}  // namespace sator
