#pragma once

#include <random>
#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// The features that random clues may use.
struct ClueFeatures {
    bool references = false;
    bool lookaround = false;
    std::string letters = "ab";
};

/// Generates random clues over a few letters, small enough for brute force. The same seed gives the same
/// clues.
class RandomClues {
  public:
    RandomClues(std::uint32_t seed, ClueFeatures features) : random_(seed), features_(std::move(features)) {}

    std::string next() {
        groups_ = 0;
        return alternation(3);
    }
    std::uint32_t below(std::uint32_t n) {
        return std::uniform_int_distribution<std::uint32_t>(0, n - 1)(random_);
    }

  private:
    std::string alternation(int depth) {
        std::string text = sequence(depth);
        while (below(4) == 0) text += "|" + sequence(depth);
        return text;
    }
    std::string sequence(int depth) {
        std::string text;
        for (std::uint32_t count = below(4); count > 0; --count) text += quantified(depth);
        return text;
    }
    std::string quantified(int depth) {
        static const char* const kQuantifiers[] = {"*", "+", "?", "{2}", "{1,3}", "*?", "??", "{2,}"};
        if (features_.lookaround && depth > 0 && below(12) == 0)
            return lookaround(depth);  // a lookbehind takes no quantifier
        const std::string item = atom(depth);
        return below(3) == 0 ? item + kQuantifiers[below(8)] : item;
    }
    std::string atom(int depth) {
        const std::uint32_t kind = below(12);
        if (depth > 0 && kind < 3) return group(depth);
        if (features_.references && groups_ > 0 && kind < 6) return "\\" + std::to_string(1 + below(groups_));
        if (kind == 7) return ".";
        if (kind == 8) return "[^" + letter() + "]";
        if (kind == 9) return "[" + letter() + letter() + "]";
        return letter();
    }
    std::string group(int depth) {
        if (below(4) == 0) return "(?:" + alternation(depth - 1) + ")";
        ++groups_;
        return "(" + alternation(depth - 1) + ")";
    }
    std::string lookaround(int depth) {
        static const char* const kLookarounds[] = {"(?=", "(?!", "(?<=", "(?<!"};
        return kLookarounds[below(4)] + alternation(depth - 1) + ")";
    }
    std::string letter() {
        return std::string(1, features_.letters[below(static_cast<std::uint32_t>(features_.letters.size()))]);
    }

    std::mt19937 random_;
    ClueFeatures features_;
    std::uint32_t groups_ = 0;
};

}  // namespace sator::tests
