// LZ78 as lz-string does it (pieroxy.net/blog/pages/lz-string): a code is the number of a phrase, or announces a new unit of 8 or
// 16 bits, or ends the text. Codes have as many bits as the dictionary needs so far, the lowest bit first.

#include "sator/exchange/packing/lz_string.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "sator/base/utf8.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned kBitsPerCharacter = 6;

/// The codes that are no phrases.
enum Code : std::uint32_t { kByteFollows = 0, kUnitFollows = 1, kEnd = 2, kFirstPhrase = 3 };
constexpr unsigned kByteBits = 8, kUnitBits = 16;

std::u16string to_utf16(std::string_view text) {
    constexpr char32_t kFirstPair = 0x10000;
    std::u16string units;
    for (const char32_t c : to_code_points(text)) {
        if (c < kFirstPair) {
            units += static_cast<char16_t>(c);
        } else {
            units += static_cast<char16_t>(0xD800 + ((c - kFirstPair) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((c - kFirstPair) & 0x3FF));
        }
    }
    return units;
}

std::string from_utf16(std::u16string_view units) {
    const auto is_between = [](char16_t c, char16_t low, char16_t high) { return low <= c && c <= high; };
    constexpr char32_t kReplacement = 0xFFFD;
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const char16_t c = units[i];
        if (!is_between(c, 0xD800, 0xDFFF)) {
            append_utf8(text, c);
        } else if (c < 0xDC00 && i + 1 < units.size() && is_between(units[i + 1], 0xDC00, 0xDFFF)) {
            append_utf8(text, 0x10000 + ((c - 0xD800U) << 10) + (units[i + 1] - 0xDC00U));
            ++i;
        } else {
            append_utf8(text, kReplacement);
        }
    }
    return text;
}

/// The bits of a text in base64, the highest bit of each character first.
class BitReader {
  public:
    explicit BitReader(std::string_view text) : text_(text) {}

    /// Returns a number whose lowest bit comes first, or nullopt if the text ends or has another character.
    std::optional<std::uint32_t> read(unsigned bits) {
        std::uint32_t number = 0;
        for (unsigned i = 0; i < bits; ++i) {
            if (left_ == 0) {
                const std::size_t six =
                    at_ < text_.size() ? kBase64.find(text_[at_]) : std::string_view::npos;
                if (six == std::string_view::npos) return std::nullopt;
                six_ = static_cast<unsigned>(six);
                left_ = kBitsPerCharacter;
                ++at_;
            }
            --left_;
            number |= ((six_ >> left_) & 1U) << i;
        }
        return number;
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    unsigned six_ = 0, left_ = 0;
};

/// The number of bits of the next code. It grows whenever the dictionary may have outgrown it.
class CodeWidth {
  public:
    CodeWidth(unsigned bits, std::uint32_t room) : bits_(bits), room_(room) {}
    unsigned bits() const { return bits_; }
    void count_phrase() {
        if (--room_ == 0) room_ = 1U << bits_++;
    }

  private:
    unsigned bits_;
    std::uint32_t room_;  // phrases until the next bit
};

/// Each phrase is a part of the text so far.
struct Phrase {
    std::size_t begin = 0, length = 0;
};

class Unpacker {
  public:
    Unpacker(std::string_view packed, std::size_t limit) : bits_(packed), limit_(limit) {}

    std::optional<std::u16string> unpack() {
        const auto first = bits_.read(2);
        if (!first) return std::nullopt;
        if (*first == kEnd) return text_;
        auto last = new_unit(*first);
        if (!last) return std::nullopt;
        for (;;) {
            const auto code = bits_.read(width_.bits());
            if (!code || text_.size() > limit_) return std::nullopt;
            if (*code == kEnd) return text_;
            const auto next = *code < kFirstPhrase ? new_phrase(*code) : known_phrase(*code, *last);
            if (!next) return std::nullopt;
            phrases_.push_back({last->begin, last->length + 1});  // the last one and the unit after it
            width_.count_phrase();
            last = next;
        }
    }

  private:
    /// Appends a unit that the text has for the first time.
    std::optional<Phrase> new_unit(std::uint32_t code) {
        const auto unit =
            code > kUnitFollows ? std::nullopt : bits_.read(code == kByteFollows ? kByteBits : kUnitBits);
        if (!unit) return std::nullopt;
        phrases_.push_back({text_.size(), 1});
        text_ += static_cast<char16_t>(*unit);
        return phrases_.back();
    }

    std::optional<Phrase> new_phrase(std::uint32_t code) {
        const auto phrase = new_unit(code);
        width_.count_phrase();
        return phrase;
    }

    /// Appends a phrase. The number after the last one means the last phrase and its first unit.
    std::optional<Phrase> known_phrase(std::uint32_t code, Phrase last) {
        const std::size_t index = code - kFirstPhrase;
        if (index > phrases_.size()) return std::nullopt;
        const Phrase source = index < phrases_.size() ? phrases_[index] : Phrase{last.begin, last.length + 1};
        if (text_.size() + source.length > limit_) return std::nullopt;
        const Phrase appended{text_.size(), source.length};
        for (std::size_t i = 0; i < source.length; ++i) text_ += text_[source.begin + i];
        return appended;
    }

    BitReader bits_;
    std::size_t limit_;
    std::u16string text_;
    std::vector<Phrase> phrases_;
    CodeWidth width_{3, 4};
};

class Packer {
  public:
    std::string pack(std::u16string_view text) {
        for (const char16_t unit : text) add(unit);
        if (phrase_ != kNone) write_phrase();
        write(kEnd, width_.bits());
        do write(0, 1);
        while (filled_ != 0);
        while (packed_.size() % 4 != 0) packed_ += '=';
        return std::move(packed_);
    }

  private:
    static constexpr std::uint32_t kNone = 0;

    void add(char16_t unit) {
        const auto [known, is_new] = phrases_.try_emplace(key(kNone, unit), next_);
        if (is_new) unwritten_.emplace(next_++, unit);
        if (phrase_ == kNone) {
            phrase_ = known->second;
            return;
        }
        const std::uint32_t single = known->second;
        if (const auto longer = phrases_.find(key(phrase_, unit)); longer != phrases_.end()) {
            phrase_ = longer->second;
            return;
        }
        write_phrase();
        phrases_.emplace(key(phrase_, unit), next_++);
        phrase_ = single;
    }

    static std::uint64_t key(std::uint32_t phrase, char16_t unit) {
        return (std::uint64_t{phrase} << kUnitBits) | unit;
    }

    void write_phrase() {
        if (const auto unit = unwritten_.find(phrase_); unit != unwritten_.end()) {
            const bool is_byte = unit->second < 256;
            write(is_byte ? kByteFollows : kUnitFollows, width_.bits());
            write(unit->second, is_byte ? kByteBits : kUnitBits);
            width_.count_phrase();
            unwritten_.erase(unit);
        } else {
            write(phrase_, width_.bits());
        }
        width_.count_phrase();
    }

    void write(std::uint32_t number, unsigned bits) {
        for (unsigned i = 0; i < bits; ++i) {
            six_ = (six_ << 1) | ((number >> i) & 1U);
            if (++filled_ < kBitsPerCharacter) continue;
            packed_ += kBase64[six_];
            six_ = filled_ = 0;
        }
    }

    std::unordered_map<std::uint64_t, std::uint32_t>
        phrases_;  // by the phrase without its last unit, and this unit
    std::unordered_map<std::uint32_t, char16_t>
        unwritten_;  // phrases of one unit that no code has announced yet
    std::uint32_t phrase_ = kNone, next_ = kFirstPhrase;
    CodeWidth width_{2, 2};
    std::string packed_;
    unsigned six_ = 0, filled_ = 0;
};

}  // namespace

std::optional<std::string> unpack_lz_base64(std::string_view packed, std::size_t limit) {
    const auto units = Unpacker(packed, limit).unpack();
    if (!units) return std::nullopt;
    return from_utf16(*units);
}

std::string pack_lz_base64(std::string_view text) {
    return Packer().pack(to_utf16(text));
}

}  // namespace sator::exchange
