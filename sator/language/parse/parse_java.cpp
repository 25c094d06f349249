// The syntax of java.util.regex.Pattern outside of classes, as far as it differs from ECMAScript. Differences
// from java: a quantifier after nothing, and an && that lacks a side, are refused, although java accepts
// them; $ and \Z match only at the end of the clue, not before a final line break; lookbehinds may have any
// length.
#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/read_java.hpp"
#include "sator/language/parse/regex_parser.hpp"

namespace sator::language {

bool RegexParser::parse_java_escape() {
    const std::uint32_t begin = reader_.at();
    reader_.skip();
    const char32_t c = reader_.peek();
    switch (c) {
        case U'Q':
            return parse_quoted();
        case U'b':
        case U'B':
            return add_boundary(begin, c == U'B');
        case U'A':
        case U'G':
            return add_java_anchor(NodeKind::LineStart);
        case U'Z':
        case U'z':
            return add_java_anchor(NodeKind::LineEnd);
        case U'R':
            return parse_line_break();
        case U'k':
            return parse_java_named_reference();
        default:
            break;
    }
    if (c >= U'1' && c <= U'9') return parse_java_reference();
    if (is_at_java_class_escape(reader_)) {
        auto set = read_java_class_escape(reader_, mode().case_rule);
        return set && add_set_term(close_over_case(*std::move(set), mode().case_rule), begin);
    }
    const auto character = read_java_character_escape(reader_);
    return character && add_character_term(*character, begin);
}

/// Parses \Q…\E, or \Q up to the clue's end. A following quantifier applies to the last character only.
bool RegexParser::parse_quoted() {
    reader_.skip();
    while (!reader_.at_end() && !reader_.eat(U"\\E")) {
        const std::uint32_t begin = reader_.at();
        const char32_t c = reader_.peek();
        reader_.skip();
        if (reader_.eat(U"\\E")) return add_character_term(c, begin);
        terms_.push_back(builder_.add_character(c, mode(), begin, reader_.at()));
    }
    return true;
}

bool RegexParser::add_java_anchor(NodeKind kind) {
    reader_.skip();
    return add_assertion(builder_.add(kind, reader_.at() - 2, reader_.at()));
}

/// Parses \R, which matches \r\n or one line break.
bool RegexParser::parse_line_break() {
    static const CodePointSet breaks{{U'\n', U'\r'}, {0x85, 0x85}, {0x2028, 0x2029}};
    const std::uint32_t begin = reader_.at() - 1, end = reader_.at() + 1;
    reader_.skip();
    const NodeId both[] = {builder_.add_character(U'\r', {}, begin, end),
                           builder_.add_character(U'\n', {}, begin, end)};
    const NodeId pair = builder_.add_all(NodeKind::Concatenation, both, begin, end);
    const NodeId choices[] = {pair, builder_.add_set(builder_.intern(breaks), begin, end)};
    return add_term(builder_.add_all(NodeKind::Alternation, choices, begin, end), begin,
                    builder_.group_count());
}

/// Parses \1, \12, …: a further digit belongs to the number if at least that number of groups have been
/// opened.
bool RegexParser::parse_java_reference() {
    const std::uint32_t begin = reader_.at() - 1;
    std::uint32_t number = reader_.peek() - U'0';
    reader_.skip();
    while (is_digit(reader_.peek()) && number * 10 + (reader_.peek() - U'0') <= builder_.group_count()) {
        number = number * 10 + (reader_.peek() - U'0');
        reader_.skip();
    }
    const NodeId node = add_reference(begin);
    builder_[node].groups = {number};
    java_references_.push_back(node);
    return add_term(node, begin, builder_.group_count());
}

/// Parses \k<name>, for a group that has been opened. The reader is at the k.
bool RegexParser::parse_java_named_reference() {
    const std::size_t references = named_references_.size();
    if (!parse_named_reference()) return false;
    const NamedReference& reference = named_references_[references];
    return names_.contains(reference.name) || fail_unknown_name(reference);
}

/// Replaces references to groups that the clue does not have by an empty set, because they never match.
void RegexParser::drop_missing_groups() {
    for (const NodeId id : java_references_) {
        if (builder_[id].groups.front() <= builder_.group_count()) continue;
        const SetId nothing = builder_.intern(CodePointSet());
        RegexNode& node = builder_[id];
        node.kind = NodeKind::Set;
        node.ignore_case = false;
        node.groups.clear();
        node.set = nothing;
    }
}

}  // namespace sator::language
