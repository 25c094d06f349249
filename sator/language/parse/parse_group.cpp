// The part of RegexParser that opens groups: captures, lookarounds, modifiers and named groups. It also keeps
// the scopes of group names and resolves named references.
#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/read_escape.hpp"
#include "sator/language/parse/regex_parser.hpp"
#include "sator/language/unicode/unicode_properties.hpp"

namespace sator::language {

namespace {

/// At most this number of groups may share a name, because each reference to the name lists them all.
constexpr std::size_t kSharedNames = 255;

constexpr const char* kGroupHint = "write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…) or (?i:…)";

}  // namespace

bool RegexParser::open_group() {
    OpenGroup group;
    group.begin = reader_.at();
    group.groups_before = builder_.group_count();
    group.outside = modifiers_;
    reader_.skip();
    if (reader_.peek() == U'?') return open_special(group);
    group.kind = NodeKind::Group;
    group.group = builder_.add_group();
    return push(group);
}

bool RegexParser::push(OpenGroup group) {
    const std::uint32_t limit = reader_.options().limits.nesting;
    if (open_.size() > limit) {
        return reader_.fail_limit(group.begin, group.begin + 1,
                                  "nesting limit: groups nest at most " + std::to_string(limit) + " deep");
    }
    group.alternative_begin = reader_.at();
    group.first_term = terms_.size();
    group.first_alternative = alternatives_.size();
    group.first_name = group.alternative_name = declared_names_.size();
    open_.push_back(group);
    return true;
}

bool RegexParser::open_special(OpenGroup& group) {
    const auto lookaround = [&](bool behind, bool negated) {
        group.kind = NodeKind::Lookaround;
        group.behind = behind;
        group.negated = negated;
        return push(group);
    };
    if (reader_.eat(U"?:")) return push(group);
    if (reader_.eat(U"?=")) return lookaround(false, false);
    if (reader_.eat(U"?!")) return lookaround(false, true);
    if (reader_.eat(U"?<=")) return lookaround(true, false);
    if (reader_.eat(U"?<!")) return lookaround(true, true);
    if (reader_.eat(U"?<")) return open_named(group);
    if (reader_.is_java() && reader_.eat(U"?>")) {
        group.kind = NodeKind::Atomic;
        return push(group);
    }
    return open_modifiers(group);
}

bool RegexParser::open_named(OpenGroup& group) {
    const std::uint32_t begin = reader_.at();
    auto name = read_group_name();
    if (!name) return false;
    group.kind = NodeKind::Group;
    group.group = builder_.add_group();
    return declare(group.group, *std::move(name), begin) && push(group);
}

/// Parses (?ims-ims:…). In java also (?ims-ims), which applies up to the end of the enclosing group.
bool RegexParser::open_modifiers(OpenGroup& group) {
    reader_.skip();
    Modifiers to = modifiers_;
    Modifiers changed{};
    const std::uint32_t begin = reader_.at();
    if (!read_modifiers(changed, to)) return false;
    const bool is_lone_minus = reader_.text_since(begin) == "-";
    if (reader_.is_java() && reader_.eat(U')')) {
        modifiers_ = to;
        return true;
    }
    if (is_lone_minus || !reader_.eat(U':')) {
        const bool has_no_body = !is_lone_minus && reader_.at() > begin && reader_.peek() == U')';
        return reader_.fail(group.begin, std::min(reader_.at() + 1, reader_.size()), "invalid group",
                            has_no_body
                                ? "write " + reader_.text_since(group.begin) + ":…) around what it is for"
                                : std::string(kGroupHint));
    }
    modifiers_ = to;
    return push(group);
}

bool RegexParser::read_modifiers(Modifiers& changed, Modifiers& to) {
    bool is_added = true;
    for (;; reader_.skip()) {
        bool Modifiers::*flag = nullptr;
        switch (reader_.peek()) {
            case U'i':
                flag = &Modifiers::ignore_case;
                break;
            case U'm':
                flag = &Modifiers::multiline;
                break;
            case U's':
                flag = &Modifiers::dot_all;
                break;
            case U'-':
                if (!is_added) return true;
                is_added = false;
                continue;
            default:
                return true;
        }
        if (changed.*flag) {
            return reader_.fail(reader_.at(), reader_.at() + 1, "a flag appears twice",
                                "write each flag once");
        }
        changed.*flag = true;
        to.*flag = is_added;
    }
}

std::optional<char32_t> RegexParser::read_name_character(bool is_first) {
    static const CodePointSet starts = *unicode_property("ID_Start", "");
    static const CodePointSet continues = *unicode_property("ID_Continue", "");
    const std::uint32_t begin = reader_.at();
    char32_t c = reader_.peek();
    reader_.skip();
    if (!reader_.is_java() && c == U'\\' && reader_.eat(U'u')) {
        const auto escaped = read_unicode_escape(reader_, true);
        if (!escaped) return std::nullopt;
        c = *escaped;
    }
    const bool is_java_name = c < 0x80 && c != U'_' && c != U'$';
    if (reader_.is_java() && !is_java_name) return std::nullopt;
    if (c == U'$' || (c == U'_') || (is_first ? starts : continues).contains(c)) return c;
    constexpr char32_t kNonJoiner = 0x200C, kJoiner = 0x200D;
    if (!is_first && (c == kNonJoiner || c == kJoiner)) return c;
    reader_.move_to(begin);
    return std::nullopt;
}

/// Reads a group name and its '>'. Returns nullopt and records an error if the name is invalid.
std::optional<std::u32string> RegexParser::read_group_name() {
    const std::uint32_t begin = reader_.at();
    std::u32string name;
    while (!reader_.eat(U'>')) {
        const auto c = read_name_character(name.empty());
        if (!c) {
            reader_.fail(begin, std::min(std::max(reader_.at(), begin + 1), reader_.size()),
                         "invalid group name", "write <name>, of letters and digits, a letter first");
            return std::nullopt;
        }
        name += *c;
    }
    if (!name.empty()) return name;
    reader_.fail(begin - 1, reader_.at(), "empty group name", "write a name between < and >");
    return std::nullopt;
}

bool RegexParser::declare(std::uint32_t group, std::u32string name, std::uint32_t begin) {
    Name& known = names_[name];
    if (known.live > 0 || (reader_.is_java() && !known.groups.empty())) {
        return reader_.fail(begin, reader_.at() - 1, "two groups are named '" + to_utf8(name) + "'",
                            reader_.is_java() ? "give each group its own name"
                                              : "only groups of different alternatives may share a name");
    }
    if (known.groups.size() == kSharedNames) {
        return reader_.fail_limit(
            begin, reader_.at() - 1,
            "shared name limit: at most " + std::to_string(kSharedNames) + " groups have the same name");
    }
    known.groups.push_back(group);
    ++known.live;
    declared_names_.push_back(&known);
    builder_.name_group(group, std::move(name));
    return true;
}

// A name is live if a group of that name may take part in the same match as the text that follows. While a
// group's later alternatives are parsed, the names of its earlier alternatives are not live; after the group
// they are live again.
void RegexParser::leave_alternative_names(OpenGroup& group) {
    for (std::size_t i = group.alternative_name; i < declared_names_.size(); ++i) --declared_names_[i]->live;
    group.alternative_name = declared_names_.size();
}

void RegexParser::leave_group_names(const OpenGroup& group) {
    for (std::size_t i = group.first_name; i < group.alternative_name; ++i) ++declared_names_[i]->live;
}

bool RegexParser::resolve_references() {
    drop_missing_groups();
    for (const NamedReference& reference : named_references_) {
        const auto found = names_.find(reference.name);
        if (found == names_.end()) return fail_unknown_name(reference);
        builder_[reference.node].groups = found->second.groups;
    }
    return true;
}

bool RegexParser::fail_unknown_name(const NamedReference& reference) {
    std::string known;
    for (const auto& [name, groups] : names_) known += (known.empty() ? "'" : ", '") + to_utf8(name) + "'";
    const RegexNode& node = builder_[reference.node];
    return reader_.fail(node.begin, node.end, "there is no group named '" + to_utf8(reference.name) + "'",
                        known.empty() ? "" : "the named groups are " + known);
}

}  // namespace sator::language
