#pragma once

#include <map>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/parse/read_class.hpp"
#include "sator/language/parse/tree_builder.hpp"

namespace sator::language {

/// Parses one clue with explicit stacks instead of recursion, so deep nesting cannot overflow the machine
/// stack. Open groups are on one stack; the terms and the alternatives of groups that are not closed yet are
/// on two more. A named or java numbered reference is resolved at the end. Cost: linear in the clue's length.
class RegexParser {
  public:
    RegexParser(std::u32string_view clue, const RegexOptions& options);
    std::expected<RegexTree, RegexError> parse();

  private:
    /// The flags that a group may change for its body.
    struct Modifiers {
        bool ignore_case, multiline, dot_all;
    };
    /// A group that is still open. The bottom one of the stack is the whole clue.
    struct OpenGroup {
        NodeKind kind = NodeKind::Empty;  // Empty: non-capturing; Group, Lookaround, Atomic
        bool negated = false;
        bool behind = false;
        std::uint32_t group = 0;  // number of a capturing group
        std::uint32_t groups_before = 0;
        std::uint32_t begin = 0;
        std::uint32_t alternative_begin = 0;
        Modifiers outside{};
        std::size_t first_term = 0;         // in terms_
        std::size_t first_alternative = 0;  // in alternatives_
        std::size_t first_name = 0;         // in declared_names_
        std::size_t alternative_name = 0;   // in declared_names_: the first of the current alternative
    };
    /// A name, with its groups and the number of these groups that may take part in the same match as the
    /// next group that opens.
    struct Name {
        SmallVector<std::uint32_t, 1> groups;
        std::uint32_t live = 0;
    };
    using Names = std::map<std::u32string, Name, std::less<>>;
    struct NamedReference {
        NodeId node;
        std::u32string name;
    };
    struct Counts {
        std::uint64_t min = 0, max = 0;
    };

    // parse_regex.cpp: alternatives, ends of groups, quantifiers
    bool parse_next();
    void end_alternative();
    void close_alternatives(const OpenGroup& group, std::uint32_t end);
    NodeId take_alternatives(const OpenGroup& group, std::uint32_t end);
    bool close_group();
    bool add_term(NodeId term, std::uint32_t begin, std::uint32_t groups_before);
    bool parse_quantifier(NodeId term, std::uint32_t begin, std::uint32_t groups_before);
    std::optional<Counts> read_counts();
    std::optional<Counts> read_braces();
    bool check_counts(const Counts& counts, std::uint32_t begin);
    bool fail_unclosed();

    // parse_group.cpp: starts of groups, and names
    bool open_group();
    bool open_special(OpenGroup& group);
    bool open_modifiers(OpenGroup& group);
    bool read_modifiers(Modifiers& changed, Modifiers& to);
    bool open_named(OpenGroup& group);
    bool push(OpenGroup group);
    std::optional<std::u32string> read_group_name();
    std::optional<char32_t> read_name_character(bool is_first);
    bool declare(std::uint32_t group, std::u32string name, std::uint32_t begin);
    void leave_alternative_names(OpenGroup& group);
    void leave_group_names(const OpenGroup& group);
    bool resolve_references();
    bool fail_unknown_name(const NamedReference& reference);

    // parse_term.cpp: characters, classes, escapes, references, assertions
    bool parse_term();
    bool parse_plain_character(char32_t character);
    bool parse_escape();
    bool parse_class();
    bool add_class_value(const ClassValue& value, std::uint32_t begin);
    bool add_character_term(char32_t character, std::uint32_t begin);
    bool add_set_term(CodePointSet&& set, std::uint32_t begin);
    bool add_set_term(SetId set, std::uint32_t begin);
    bool add_boundary(std::uint32_t begin, bool negated);
    bool add_line_assertion(NodeKind kind);
    bool add_assertion(NodeId node);
    bool parse_number_escape();
    bool parse_named_reference();
    NodeId add_reference(std::uint32_t begin);

    // parse_java.cpp: escapes, quotes and references of java
    bool parse_java_escape();
    bool parse_quoted();
    bool parse_line_break();
    bool parse_java_reference();
    bool parse_java_named_reference();
    bool add_java_anchor(NodeKind kind);
    void drop_missing_groups();

    CharacterMode mode() const {
        return character_mode(reader_.options().dialect, reader_.options().flags, modifiers_.ignore_case);
    }

    ClueReader reader_;
    TreeBuilder builder_;
    Modifiers modifiers_;
    /// Clues of usual size fit into these inline capacities, so they need no allocation.
    static constexpr std::size_t kInlineNesting = 4, kInlineTerms = 32;

    SmallVector<OpenGroup, kInlineNesting> open_;
    SmallVector<NodeId, kInlineTerms> terms_;
    SmallVector<NodeId, kInlineTerms> alternatives_;
    Names names_;
    std::vector<Name*> declared_names_;
    std::vector<NamedReference> named_references_;
    std::vector<NodeId> java_references_;  // references by number, to be checked at the end
};

}  // namespace sator::language
