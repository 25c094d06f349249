#include "bench/generated_crossword.hpp"

#include <random>
#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::bench {

namespace {

class ClueMaker {
  public:
    explicit ClueMaker(std::uint32_t seed) : random_(seed) {}

    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }
    char letter() { return static_cast<char>('A' + below(26)); }

    /// Returns a clue that `line` matches.
    std::string clue(const std::string& line) {
        std::string text;
        for (std::size_t at = 0; at < line.size();) at += token(line, at, text);
        return text;
    }

  private:
    /// Appends a part of a clue that matches the letters from `at` on. Returns how many letters it covers.
    std::size_t token(const std::string& line, std::size_t at, std::string& text) {
        const std::size_t left = line.size() - at;
        switch (below(5)) {
            case 0:
                text += line[at];
                return 1;
            case 1:
                text += class_with(line[at]);
                return 1;
            case 2:
                if (left < 2) break;
                text += below(2) == 0
                            ? "(" + line.substr(at, 2) + "|" + letter() + letter() + ")"
                            : "(" + std::string{letter(), letter()} + "|" + line.substr(at, 2) + ")";
                return 2;
            case 3:
                if (left < 2) break;
                text += "[" + line.substr(at, 2) + letter() + "]+";
                return 2;
            default:
                text += class_with(line[at]) + "?";
                return 1;
        }
        text += line[at];
        return 1;
    }

    std::string class_with(char c) {
        std::string text = "[";
        for (int i = 0; i < 2; ++i) text += letter();
        return text + c + "]";
    }

    std::mt19937 random_;
};

}  // namespace

RegexCrossword generated_crossword(std::size_t n, std::uint32_t seed) {
    ClueMaker maker(seed);
    std::vector<std::string> rows(n, std::string(n, ' ')), columns(n, std::string(n, ' '));
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t column = 0; column < n; ++column) {
            rows[row][column] = columns[column][row] = maker.letter();
        }
    }
    RegexCrossword crossword;
    for (const std::string& line : columns) crossword.lines[0].push_back({Clue{.text = maker.clue(line)}});
    for (const std::string& line : rows) crossword.lines[1].push_back({Clue{.text = maker.clue(line)}});
    return crossword;
}

}  // namespace sator::bench
