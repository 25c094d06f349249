// One class of the clue is a sentence that a solver may read aloud: it holds the longest piece of the line that its letters allow, or a
// piece that has none of them.
#include <algorithm>

#include "sator/create/regex/clue_makers.hpp"
#include "sator/create/regex/quotations.hpp"
#include "sator/create/regex/segment_atoms.hpp"

namespace sator::create {

namespace {

constexpr std::size_t kShortestPiece = 2;
/// One clue in this number says what the piece does not have.
constexpr std::size_t kNegatedShare = 4;

/// A piece of the line: [begin, begin + size).
struct LinePiece {
    std::size_t begin = 0, size = 0;
};

/// Returns the longest piece whose characters are all in the sentence, or all not.
LinePiece longest_piece(std::u32string_view line, std::u32string_view sentence, bool is_negated) {
    LinePiece best, own;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool fits = sentence.contains(line[i]) != is_negated;
        own = fits ? LinePiece{own.size == 0 ? i : own.begin, own.size + 1} : LinePiece{};
        if (own.size > best.size) best = own;
    }
    return best;
}

}  // namespace

std::optional<ClueTree> spoken_clue(const LineView& line) {
    RandomSource& random = line.random;
    const std::span<const std::u32string> sentences = spoken_sentences();
    std::u32string sentence = sentences[random.below(sentences.size())];
    const bool has_its_letters = std::ranges::all_of(
        sentence, [&](char32_t c) { return c == U' ' || line.material.alphabet().contains(c); });
    const bool is_negated = random.below(kNegatedShare) == 0;
    const LinePiece piece = longest_piece(line.text, sentence, is_negated);
    if (!has_its_letters || piece.size < std::min(kShortestPiece, line.text.size())) return std::nullopt;
    std::ranges::replace(sentence, U' ', kSpokenBlank);
    ClueSequence sequence;
    if (piece.begin > 0) append(sequence, segment_atom(line.text.substr(0, piece.begin), line));
    sequence.push_back(is_negated ? none_of(sentence, random_loop(random))
                                  : one_of(sentence, random_loop(random)));
    const std::size_t end = piece.begin + piece.size;
    if (end < line.text.size()) append(sequence, segment_atom(line.text.substr(end), line));
    return ClueTree{{std::move(sequence)}};
}

}  // namespace sator::create
