#include "sator/create/regex/clue_openness.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/solve/clue_strings.hpp"

namespace sator::create {

namespace {

/// A clue whose strings are not counted within this many nodes counts as one that leaves this much open.
constexpr std::uint64_t kCountedNodes = 200;
constexpr double kUncountedBitsPerCell = 3;
/// An estimate below this number of bits is replaced by an exact count.
constexpr double kEstimated = 4;

double counted_bits(const RegexTree& tree, const Alphabet& alphabet, std::size_t length) {
    const auto strings = ClueStrings::build(tree, alphabet, length, {});
    if (!strings) return kUncountedBitsPerCell * static_cast<double>(length);
    Limits limits;
    limits.nodes = kCountedNodes;
    const auto counted = strings->count(limits);
    const Solved* solved = counted ? std::get_if<Solved>(&*counted) : nullptr;
    if (solved == nullptr) return kUncountedBitsPerCell * static_cast<double>(length);
    return std::log2(std::max(1.0, solved->count.approximate()));
}

/// Returns how many texts a group may capture, if its items occur once.
double captured_texts(const ClueItem& captured, std::size_t alphabet_size) {
    double texts = 0;
    for (const ClueSequence& branch : captured.branches) {
        double product = 1;
        for (const ClueItem& item : branch) {
            if (item.construct == Construct::Dot) product *= static_cast<double>(alphabet_size);
            if (item.construct == Construct::Class) product *= static_cast<double>(item.text.size());
        }
        texts += product;
    }
    return texts;
}

/// Replaces each reference by the group that it refers to, which may then match another text. `lost_bits` is what that opens.
ClueTree without_references(const ClueTree& tree, std::size_t alphabet_size, double& lost_bits) {
    ClueTree relaxed = tree;
    std::map<std::uint32_t, ClueItem> groups;
    for (ClueItem& item : relaxed.branches[0]) {
        if (item.construct == Construct::Group) groups[item.tag] = item;
        if (item.construct != Construct::Reference) continue;
        const Times times = item.times;
        item = groups[item.tag];
        item.times = times;
        lost_bits += std::log2(std::max(1.0, captured_texts(item, alphabet_size)));
    }
    return relaxed;
}

bool has_references(const ClueTree& tree) {
    return std::ranges::any_of(tree.branches[0],
                               [](const ClueItem& item) { return item.construct == Construct::Reference; });
}

}  // namespace

double clue_openness(const ClueTree& tree, const RegexTree& parsed, const Alphabet& alphabet,
                     std::size_t length) {
    if (!has_references(tree)) return counted_bits(parsed, alphabet, length);
    double lost_bits = 0;
    const ClueTree relaxed = without_references(tree, alphabet.size(), lost_bits);
    const auto plain = parse_regex(to_code_points(text_of(relaxed)), {parsed.dialect, {}, {}});
    if (plain) {
        const double estimate = counted_bits(*plain, alphabet, length) - lost_bits;
        if (estimate > kEstimated) return estimate;
    }
    return counted_bits(parsed, alphabet, length);
}

}  // namespace sator::create
