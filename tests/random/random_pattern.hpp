#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// The features that a random clue may use, besides sets, concatenation, alternation, groups and repetitions.
struct PatternFeatures {
    bool anchors = false;     ///< ^ and $
    bool boundaries = false;  ///< \b and \B
    bool lookaround = false;
    bool possessive = false;  ///< possessive quantifiers, of Java
};

/// Generates random clues over the symbols A, B and C, most of them with small languages. The same seed gives
/// the same clues.
class RandomPattern {
  public:
    RandomPattern(std::uint32_t seed, PatternFeatures features) : random_(seed), features_(features) {}

    std::u32string operator()(int depth) {
        if (depth == 0) return atom();
        switch (below(features_.lookaround ? 12 : 10)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return (*this)(depth - 1) + (*this)(depth - 1);
            case 4:
            case 5:
                return U"(?:" + (*this)(depth - 1) + U"|" + (*this)(depth - 1) + U")";
            case 6:
                return U"(" + (*this)(depth - 1) + U")" + quantifier();
            case 7:
                return U"(?:" + (*this)(depth - 1) + U")" + quantifier();
            case 8:
                return set() + quantifier();
            case 9:
                return atom();
            default:
                return lookaround_opening() + (*this)(depth - 1) + U")" + (*this)(depth - 1);
        }
    }

    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random_() % bound); }

  private:
    std::u32string pick(const std::vector<std::u32string>& choices) {
        return choices[below(static_cast<std::uint32_t>(choices.size()))];
    }
    std::u32string atom() {
        const std::uint32_t choice = below(8);
        if (choice == 0 && features_.anchors) return pick({U"^", U"$"});
        if (choice == 1 && features_.boundaries) return pick({U"\\b", U"\\B"});
        if (choice == 2 && below(4) == 0) return pick({U"", U"[]", U"(?:)"});
        return set();
    }
    std::u32string set() { return pick({U"A", U"B", U"C", U"A", U"B", U".", U"[AB]", U"[^A]", U"[BC]"}); }
    std::u32string lookaround_opening() { return pick({U"(?=", U"(?!", U"(?<=", U"(?<!"}); }
    std::u32string quantifier() {
        const std::u32string plain =
            pick({U"*", U"+", U"?", U"{2}", U"{1,2}", U"{0,3}", U"{2,}", U"{2,3}", U"{0}", U"{3,5}"});
        if (features_.possessive && below(3) == 0) return plain + U"+";
        return below(3) == 0 ? plain + U"?" : plain;
    }

    std::mt19937 random_;
    PatternFeatures features_;
};

/// Returns all strings of `length` symbols of `symbols`, in alphabet order.
inline std::vector<std::u32string> all_strings(std::u32string_view symbols, std::size_t length) {
    std::vector<std::u32string> strings = {U""};
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<std::u32string> longer;
        for (const std::u32string& prefix : strings) {
            for (const char32_t symbol : symbols) longer.push_back(prefix + symbol);
        }
        strings = std::move(longer);
    }
    return strings;
}

}  // namespace sator::tests
