// A clue that is accepted is written and parsed again: both trees must be equal. The first byte says dialect and flags.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sator/base/check.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/equal_trees.hpp"
#include "sator/language/parse_regex.hpp"
#include "sator/language/show_tree.hpp"
#include "sator/language/write_regex.hpp"

namespace sator {
namespace {

/// The written clue may be longer and deeper than the read one.
constexpr std::uint32_t kRoom = 100;

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

void check_clue(std::string_view text, RegexOptions options) {
    const std::u32string clue = to_code_points(text);
    const auto tree = parse_regex(clue, options);
    if (!tree) {
        const RegexError& error = tree.error();
        SATOR_CHECK(!error.message.empty() && error.begin <= error.end && error.end <= clue.size() + 1);
        return;
    }
    options.limits.clue_length *= kRoom;
    options.limits.nesting += kRoom;
    const auto again = parse_regex(write_regex(*tree), options);
    SATOR_CHECK(again && equal_trees(*tree, *again));
    SATOR_CHECK(!draw_tree(*tree).empty() && !tree_to_dot(*tree).empty());
}

}  // namespace
}  // namespace sator

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    sator::check_clue(text, sator::options_of(data[0]));
    return 0;
}
