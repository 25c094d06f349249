// Runs the clue parser on any text. It refuses the text with a message that points into the clue, or returns
// a consistent tree; written and parsed again, this is the same tree, and the backtracking matcher can run
// it. The first byte selects dialect and flags.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/mentioned_characters.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/equal_trees.hpp"
#include "sator/language/write/tree_text.hpp"
#include "sator/language/write/write_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The written clue may be longer and deeper than the parsed one by this amount.
constexpr std::uint32_t kExtraSize = 100;
/// The step limit of the backtracking matcher: enough for any path through it, and far from slow.
constexpr std::uint64_t kStepLimit = 2'000;

RegexOptions options_of(std::uint8_t bits) {
    RegexOptions options;
    options.flags.ignore_case = (bits & 1) != 0;
    options.flags.multiline = (bits & 2) != 0;
    options.flags.dot_all = (bits & 4) != 0;
    options.flags.unicode = (bits & 24) == 8;
    options.flags.unicode_sets = (bits & 24) == 16;
    options.dialect = (bits & 24) == 24 ? Dialect::Java : Dialect::EcmaScript;
    return options;
}

void check_tree(const RegexTree& tree) {
    SATOR_ASSERT(tree.root.index() < tree.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const RegexNode& node = tree.nodes[i];
        SATOR_ASSERT(node.begin <= node.end && node.end <= tree.text.size());
        for (const NodeId child : node.children) SATOR_ASSERT(child.index() < i);
        for (const std::uint32_t group : node.groups) SATOR_ASSERT(group >= 1 && group <= tree.group_count);
        if (node.kind == NodeKind::Set) SATOR_ASSERT(node.set.index() < tree.sets.size());
        if (node.kind == NodeKind::Group) SATOR_ASSERT(node.group >= 1 && node.group <= tree.group_count);
        if (node.kind == NodeKind::Repetition)
            SATOR_ASSERT(node.children.size() == 1 && node.min <= node.max);
    }
}

void check_clue(std::string_view text, RegexOptions options) {
    const std::u32string clue = to_code_points(text);
    CharacterCollection mentioned;
    add_mentioned_characters(clue, options, mentioned);
    const auto tree = parse_regex(clue, options);
    if (!tree) {
        const RegexError& error = tree.error();
        SATOR_ASSERT(!error.message.empty() && error.begin <= error.end && error.end <= clue.size() + 1);
        return;
    }
    check_tree(*tree);
    options.limits.clue_length *= kExtraSize;
    options.limits.nesting += kExtraSize;
    const auto again = parse_regex(write_regex(*tree), options);
    SATOR_ASSERT(again && equal_trees(*tree, *again));
    SATOR_ASSERT(!tree_to_text(*tree).empty() && !tree_to_dot(*tree).empty());
    BacktrackingMatcher matcher(*tree);
    for (const std::u32string_view string : {U"", U"A", U"ABBA", U"a-1\U0001F600"})
        matcher.matches(string, kStepLimit);
}

}  // namespace
}  // namespace sator::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    sator::tests::check_clue(text, sator::tests::options_of(data[0]));
    return 0;
}
