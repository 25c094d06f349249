#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sator {

class Scope;

/// A byte string of numbers, small ones short (LEB128). Two sequences of the same kind have equal bytes only
/// if they are equal. Residual constraints and keys are written with it.
class Residual {
  public:
    void clear() { bytes_.clear(); }
    void add(std::uint64_t number) {
        for (; number >= kContinues; number >>= kBitsPerByte)
            bytes_ += static_cast<char>(number | kContinues);
        bytes_ += static_cast<char>(number);
    }
    /// Also takes negative numbers: the sign becomes the lowest bit.
    void add_signed(std::int64_t number) {
        add(number < 0 ? ~(static_cast<std::uint64_t>(number) << 1)
                       : static_cast<std::uint64_t>(number) << 1);
    }
    /// Adds the bytes of another residual after their length, so that they cannot be confused with what
    /// follows.
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

/// The positions from the first open one to the last; `end` is one past it.
struct OpenSpan {
    std::size_t first = 0, end = 0;
};

/// Returns the open span of a scope, which is empty if all positions are fixed.
OpenSpan open_span(const Scope& scope);
/// Writes the values of the fixed positions between open ones.
void add_inner_values(const Scope& scope, OpenSpan open, Residual& residual);

}  // namespace sator
