// Clues about the line as a whole: what it contains, how often, in which company, in which runs.
#include <algorithm>
#include <vector>

#include "sator/create/regex/clue_makers.hpp"
#include "sator/create/regex/segment_atoms.hpp"

namespace sator::create {

namespace {

constexpr std::size_t kMostContained = 3;
constexpr std::size_t kMostCounted = 3;
constexpr std::size_t kLongestChoice = 6;

ClueTree tree_of(ClueSequence sequence) {
    return {{std::move(sequence)}};
}

}  // namespace

std::optional<ClueTree> containing_clue(const LineView& line) {
    const std::size_t length = line.text.size();
    const std::size_t wanted = line.random.between(1, std::min(kMostContained, (length + 2) / 3));
    ClueSequence sequence;
    std::size_t at = 0;
    for (std::size_t i = 0; i < wanted && at < length; ++i) {
        const std::size_t size = std::min(length - at, line.random.between(1, length > 5 ? 3 : 2));
        const std::size_t begin = at + line.random.below(length - at - size + 1);
        if (begin > at || line.random.below(2) == 0) sequence.push_back(dot(kAnyTimes));
        const bool is_choice = line.random.below(5) == 0;
        append(sequence, is_choice ? alternatives(line.text.substr(begin, size), line)
                                   : letters(line.text.substr(begin, size)));
        at = begin + size;
    }
    if (at < length || line.random.below(2) == 0) sequence.push_back(dot(kAnyTimes));
    return tree_of(std::move(sequence));
}

std::optional<ClueTree> counting_clue(const LineView& line) {
    const char32_t counted = line.text[line.random.below(line.text.size())];
    const auto count = static_cast<std::size_t>(std::ranges::count(line.text, counted));
    if (count > kMostCounted || count == line.text.size()) return std::nullopt;
    const ClueItem others = none_of(std::u32string(1, counted), kAnyTimes);
    ClueSequence sequence{others};
    for (std::size_t i = 0; i < count; ++i) append(sequence, {letter(counted), others});
    return tree_of(std::move(sequence));
}

std::optional<ClueTree> exception_clue(const LineView& line) {
    const char32_t rare = line.text[line.random.below(line.text.size())];
    const std::size_t size = line.random.between(2, 3);
    const bool stands_first = line.random.below(2) == 0;
    std::vector<std::u32string> chunks;
    for (std::size_t i = 0; i < line.text.size();) {
        const std::u32string chunk(line.text.substr(i, size));
        const bool begins =
            chunk.size() == size && (stands_first ? chunk.front() == rare : chunk.back() == rare);
        if (begins && !(std::ranges::find(chunks, chunk) != chunks.end())) chunks.push_back(chunk);
        if (!begins && line.text[i] == rare) return std::nullopt;
        i += begins ? size : 1;
    }
    if (chunks.size() > 2) return std::nullopt;
    std::vector<ClueSequence> branches;
    for (const std::u32string& chunk : chunks) branches.push_back(letters(chunk));
    branches.push_back({none_of(std::u32string(1, rare))});
    line.random.shuffle(branches);
    return tree_of({group(std::move(branches), random_loop(line.random))});
}

std::optional<ClueTree> run_clue(const LineView& line) {
    ClueSequence sequence;
    for (const char32_t c : line.text) {
        if (!sequence.empty() && sequence.back().text[0] == c) continue;
        ClueItem item = letter(c);
        item.times = random_loop(line.random);
        sequence.push_back(item);
    }
    if (sequence.size() * 2 > line.text.size() + 1 || sequence.size() > 4) return std::nullopt;
    if (line.random.below(3) == 0) {
        ClueItem more = letter(line.material.any_letter(line.random));
        more.times = kAnyTimes;
        sequence.insert(
            sequence.begin() + static_cast<std::ptrdiff_t>(line.random.below(sequence.size() + 1)), more);
    }
    return tree_of(std::move(sequence));
}

std::optional<ClueTree> choice_clue(const LineView& line) {
    if (line.text.size() > kLongestChoice) return std::nullopt;
    std::vector<std::u32string> texts{std::u32string(line.text)};
    for (std::size_t more = line.random.between(1, 2); more > 0; --more) {
        const std::u32string other = line.material.decoy(line.text, line.random);
        if (!(std::ranges::find(texts, other) != texts.end())) texts.push_back(other);
    }
    line.random.shuffle(texts);
    ClueTree tree;
    for (const std::u32string& text : texts) tree.branches.push_back(letters(text));
    return tree;
}

std::optional<ClueTree> looking_clue(const LineView& line) {
    RandomSource& random = line.random;
    auto tree = composed_clue(line);
    ClueSequence& sequence = tree->branches[0];
    const std::u32string_view text = line.text;
    const char32_t c = text[random.below(text.size())];
    switch (random.below(5)) {
        case 0:
            sequence.insert(sequence.begin(), look(U"=", {dot(kAnyTimes), letter(c)}));
            break;
        case 1: {
            const std::u32string fragment =
                line.material.decoy(text.substr(0, std::min<std::size_t>(2, text.size())), random);
            if (text.contains(fragment)) return std::nullopt;
            ClueSequence inner{dot(kAnyTimes)};
            append(inner, letters(fragment));
            sequence.insert(sequence.begin(), look(U"!", std::move(inner)));
            break;
        }
        case 2: {
            const std::size_t place = random.below(std::min<std::size_t>(4, text.size()));
            ClueSequence inner(place, dot());
            inner.push_back(letter(text[place]));
            sequence.insert(sequence.begin(), look(U"=", std::move(inner)));
            break;
        }
        case 3:
            sequence.push_back(look(U"<=", {letter(text.back())}));
            break;
        default: {
            const char32_t other = line.material.any_letter(random);
            if (other == text.back()) return std::nullopt;
            sequence.push_back(look(U"<!", {letter(other)}));
        }
    }
    return tree;
}

}  // namespace sator::create
