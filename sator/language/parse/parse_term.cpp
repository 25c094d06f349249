// The part of RegexParser that parses terms: characters, classes, escapes, references and assertions.
#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/read_escape.hpp"
#include "sator/language/parse/read_java.hpp"
#include "sator/language/parse/regex_parser.hpp"

namespace sator::language {

bool RegexParser::parse_term() {
    const std::uint32_t begin = reader_.at();
    const char32_t c = reader_.peek();
    switch (c) {
        case U'[':
            return parse_class();
        case U'\\':
            return reader_.is_java() ? parse_java_escape() : parse_escape();
        case U'^':
            return add_line_assertion(NodeKind::LineStart);
        case U'$':
            return add_line_assertion(NodeKind::LineEnd);
        case U'.':
            reader_.skip();
            return add_set_term(builder_.intern(dot(reader_.options().dialect, modifiers_.dot_all)), begin);
        case U'*':
        case U'+':
        case U'?':
            return reader_.fail(begin, begin + 1, "nothing to repeat",
                                "write \\" + to_utf8(std::u32string(1, c)) + " for the character itself");
        default:
            return parse_plain_character(c);
    }
}

/// Parses a literal character. Without u and v, '{', '}' and ']' may be literal too.
bool RegexParser::parse_plain_character(char32_t c) {
    const std::uint32_t begin = reader_.at();
    if (c == U'{' && read_braces()) {
        return reader_.fail(begin, reader_.at(), "nothing to repeat", "write \\{ for the character itself");
    }
    const bool is_lone =
        reader_.is_strict() ? c == U'{' || c == U'}' || c == U']' : reader_.is_java() && c == U'{';
    if (is_lone) {
        const std::string written = to_utf8(std::u32string(1, c));
        return reader_.fail(begin, begin + 1, "lone '" + written + "'",
                            "write \\" + written + " for the character itself");
    }
    reader_.skip();
    return add_character_term(c, begin);
}

bool RegexParser::parse_class() {
    const std::uint32_t begin = reader_.at();
    if (!reader_.is_java() && reader_.options().flags.unicode_sets) {
        const auto value = read_class_set(reader_, mode());
        return value && add_class_value(*value, begin);
    }
    auto set = reader_.is_java() ? read_java_class(reader_, mode()) : read_class(reader_, mode());
    return set && add_set_term(*std::move(set), begin);
}

/// Adds a class with strings as an alternation: first the strings, the longest first, then the characters,
/// then the empty string (22.2.2.7, CompileAtom).
bool RegexParser::add_class_value(const ClassValue& value, std::uint32_t begin) {
    if (value.strings.empty()) return add_set_term(builder_.intern(value.characters), begin);
    std::vector<const std::u32string*> longest_first;
    for (const std::u32string& text : value.strings) longest_first.push_back(&text);
    std::ranges::sort(longest_first, [](const auto* x, const auto* y) {
        return x->size() != y->size() ? x->size() > y->size() : x < y;
    });
    std::vector<NodeId> choices;
    std::vector<NodeId> characters;
    for (const std::u32string* text : longest_first) {
        if (text->empty()) break;
        characters.clear();
        for (const char32_t c : *text)
            characters.push_back(builder_.add_character(c, mode(), begin, reader_.at()));
        choices.push_back(builder_.add_all(NodeKind::Concatenation, characters, begin, reader_.at()));
    }
    if (!value.characters.is_empty())
        choices.push_back(builder_.add_set(builder_.intern(value.characters), begin, reader_.at()));
    if (longest_first.back()->empty()) choices.push_back(builder_.add(NodeKind::Empty, begin, reader_.at()));
    const NodeId node = builder_.add_all(NodeKind::Alternation, choices, begin, reader_.at());
    return add_term(node, begin, builder_.group_count());
}

bool RegexParser::add_set_term(CodePointSet&& set, std::uint32_t begin) {
    return add_set_term(builder_.intern(std::move(set)), begin);
}

bool RegexParser::add_set_term(SetId set, std::uint32_t begin) {
    return add_term(builder_.add_set(set, begin, reader_.at()), begin, builder_.group_count());
}

bool RegexParser::add_character_term(char32_t character, std::uint32_t begin) {
    const NodeId node = builder_.add_character(character, mode(), begin, reader_.at());
    return add_term(node, begin, builder_.group_count());
}

bool RegexParser::add_line_assertion(NodeKind kind) {
    const NodeId node = builder_.add(kind, reader_.at(), reader_.at() + 1);
    builder_[node].multiline = modifiers_.multiline;
    reader_.skip();
    return add_assertion(node);
}

bool RegexParser::add_boundary(std::uint32_t begin, bool negated) {
    reader_.skip();
    const NodeId node = builder_.add(NodeKind::WordBoundary, begin, reader_.at());
    builder_[node].negated = negated;
    builder_[node].set = builder_.intern(word_characters(mode().case_rule));
    return add_assertion(node);
}

/// Adds an assertion. It may have a quantifier in java only.
bool RegexParser::add_assertion(NodeId node) {
    if (reader_.is_java()) return add_term(node, builder_[node].begin, builder_.group_count());
    terms_.push_back(node);
    return true;
}

bool RegexParser::parse_escape() {
    const std::uint32_t begin = reader_.at();
    reader_.skip();
    const char32_t c = reader_.peek();
    if (c == U'b' || c == U'B') return add_boundary(begin, c == U'B');
    if (c >= U'1' && c <= U'9') return parse_number_escape();
    if (c == U'k' && (reader_.is_strict() || reader_.group_counts().has_names))
        return parse_named_reference();
    if (is_at_class_escape(reader_)) {
        auto value = read_class_escape(reader_, mode());
        if (!value) return false;
        if (mode().unicode_sets) return add_class_value(*value, begin);
        return add_set_term(close_over_case(std::move(value->characters), mode().case_rule), begin);
    }
    const auto character = read_character_escape(reader_, EscapeContext::Atom);
    return character && add_character_term(*character, begin);
}

/// Parses \1, \2, …: a reference if the clue has that number of groups. Otherwise, without u and v, an octal
/// escape or a literal digit.
bool RegexParser::parse_number_escape() {
    const std::uint32_t begin = reader_.at() - 1;
    std::uint64_t number = 0;
    std::uint32_t ahead = 0;
    const std::uint32_t groups = reader_.group_counts().groups;
    for (; is_digit(reader_.peek(ahead)); ++ahead) {
        number =
            std::min<std::uint64_t>(number * 10 + (reader_.peek(ahead) - U'0'), std::uint64_t{groups} + 1);
    }
    if (number <= groups) {
        reader_.skip(ahead);
        const NodeId node = add_reference(begin);
        builder_[node].groups = {static_cast<std::uint32_t>(number)};
        return add_term(node, begin, builder_.group_count());
    }
    if (reader_.is_strict()) {
        reader_.skip(ahead);
        return reader_.fail(
            begin, reader_.at(), "there is no group " + reader_.text_since(begin + 1),
            groups == 0 ? "the clue has no groups" : "the last group is \\" + std::to_string(groups));
    }
    const auto character = read_character_escape(reader_, EscapeContext::Atom);
    return character && add_character_term(*character, begin);
}

NodeId RegexParser::add_reference(std::uint32_t begin) {
    const NodeId node = builder_.add(NodeKind::Reference, begin, reader_.at());
    builder_[node].ignore_case = modifiers_.ignore_case;
    return node;
}

/// Parses \k<name>; the reader is at the k. The name is resolved at the end, because it may come before its
/// group.
bool RegexParser::parse_named_reference() {
    const std::uint32_t begin = reader_.at() - 1;
    reader_.skip();
    if (!reader_.eat(U'<')) {
        return reader_.fail(begin, reader_.at(), "\\k needs a group's name", "write \\k<name>");
    }
    auto name = read_group_name();
    if (!name) return false;
    const NodeId node = add_reference(begin);
    named_references_.push_back({node, *std::move(name)});
    return add_term(node, begin, builder_.group_count());
}

}  // namespace sator::language
