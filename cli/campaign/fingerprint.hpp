#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// The 64-bit hash FNV-1a (Fowler, Noll and Vo). It detects texts that were damaged or mixed up by accident.
/// It is not cryptographic: two different texts with the same hash can be constructed.
class Fingerprint {
  public:
    void add(std::string_view text) {
        for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
        hash_ = (hash_ ^ 0xFF) * 0x100'0000'01B3;  // ends a text; this byte does not occur in UTF-8
    }
    void add(std::uint64_t number) { add(fmt::format("{}", number)); }
    std::string text() const { return fmt::format("{:016x}", hash_); }

  private:
    std::uint64_t hash_ = 0xCBF2'9CE4'8422'2325;
};

}  // namespace sator::cli
