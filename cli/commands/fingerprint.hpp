#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace sator {

/// Fowler, Noll and Vo's hash FNV-1a of 64 bits: it tells texts apart that a caller may mix up, or that were
/// damaged; nobody is kept from making two that are equal.
class Fingerprint {
  public:
    void add(std::string_view text) {
        for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
        hash_ = (hash_ ^ 0xFF) * 0x100'0000'01B3;  // no text has this byte: it ends one
    }
    void add(std::uint64_t number) { add(fmt::format("{}", number)); }
    std::string text() const { return fmt::format("{:016x}", hash_); }

  private:
    std::uint64_t hash_ = 0xCBF2'9CE4'8422'2325;
};

}  // namespace sator
