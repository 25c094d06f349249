// The main loop of RegexParser: alternatives, the ends of groups and quantifiers. `parse_regex` is the entry
// point.
#include "sator/language/parse/parse_regex.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/expanded_size.hpp"
#include "sator/language/parse/regex_parser.hpp"

namespace sator {

using namespace base;
using namespace language;

namespace {

/// Larger counts are read as this number, so that reading cannot overflow. Every limit is lower.
constexpr std::uint64_t kHugeCount = 1'000'000'000'000;
/// The maximum of a quantifier without an upper bound.
constexpr std::uint64_t kNoBound = ~std::uint64_t{0};

/// Reads the decimal number at `ahead` and moves `ahead` after it.
std::uint64_t read_number(const ClueReader& reader, std::uint32_t& ahead) {
    std::uint64_t number = 0;
    for (; is_digit(reader.peek(ahead)); ++ahead) {
        number = std::min<std::uint64_t>(number * 10 + (reader.peek(ahead) - U'0'), kHugeCount);
    }
    return number;
}

}  // namespace

RegexParser::RegexParser(std::u32string_view clue, const RegexOptions& options)
    : reader_(clue, options),
      builder_(clue, options.dialect, options.flags),
      modifiers_{options.flags.ignore_case, options.flags.multiline, options.flags.dot_all} {}

std::expected<RegexTree, RegexError> RegexParser::parse() {
    open_.push_back({});
    while (!reader_.at_end()) {
        if (!parse_next()) return std::unexpected(reader_.take_error());
    }
    if (open_.size() > 1) fail_unclosed();
    const NodeId root = take_alternatives(open_.front(), reader_.at());
    if (reader_.has_failed() || !resolve_references()) return std::unexpected(reader_.take_error());
    return builder_.finish(root);
}

bool RegexParser::parse_next() {
    switch (reader_.peek()) {
        case U'|':
            end_alternative();
            return true;
        case U'(':
            return open_group();
        case U')':
            return close_group();
        default:
            return parse_term();
    }
}

void RegexParser::close_alternatives(const OpenGroup& group, std::uint32_t end) {
    const auto terms = std::span<const NodeId>(terms_).subspan(group.first_term);
    alternatives_.push_back(builder_.add_all(NodeKind::Concatenation, terms, group.alternative_begin, end));
    terms_.resize(group.first_term);
}

void RegexParser::end_alternative() {
    OpenGroup& group = open_.back();
    close_alternatives(group, reader_.at());
    leave_alternative_names(group);
    reader_.skip();
    group.alternative_begin = reader_.at();
}

NodeId RegexParser::take_alternatives(const OpenGroup& group, std::uint32_t end) {
    close_alternatives(group, end);
    const auto all = std::span<const NodeId>(alternatives_).subspan(group.first_alternative);
    const NodeId node = builder_.add_all(NodeKind::Alternation, all, builder_[all.front()].begin, end);
    alternatives_.resize(group.first_alternative);
    return node;
}

bool RegexParser::close_group() {
    const std::uint32_t end = reader_.at();
    if (open_.size() == 1) {
        return reader_.fail(end, end + 1, "unmatched ')'", "write \\) for the character itself");
    }
    reader_.skip();
    const OpenGroup group = open_.back();
    NodeId node = take_alternatives(group, end);
    leave_group_names(group);
    open_.pop_back();
    modifiers_ = group.outside;
    if (group.kind != NodeKind::Empty) {
        const NodeId body = node;
        node = builder_.add(group.kind, group.begin, reader_.at());
        builder_[node].children.push_back(body);
        builder_[node].negated = group.negated;
        builder_[node].behind = group.behind;
        builder_[node].group = group.group;
    }
    const bool may_repeat =
        group.kind != NodeKind::Lookaround || reader_.is_java() || (!group.behind && !reader_.is_strict());
    if (may_repeat) return add_term(node, group.begin, group.groups_before);
    terms_.push_back(node);
    return true;
}

bool RegexParser::fail_unclosed() {
    const std::uint32_t begin = open_.back().begin;
    return reader_.fail(begin, begin + 1, "unclosed group", "add ')'");
}

bool RegexParser::add_term(NodeId term, std::uint32_t begin, std::uint32_t groups_before) {
    switch (reader_.peek()) {
        case U'*':
        case U'+':
        case U'?':
        case U'{':
            return parse_quantifier(term, begin, groups_before);
        default:
            terms_.push_back(term);
            return true;
    }
}

bool RegexParser::parse_quantifier(NodeId term, std::uint32_t begin, std::uint32_t groups_before) {
    const std::uint32_t quantifier_begin = reader_.at();
    const auto counts = read_counts();
    if (!counts) {
        terms_.push_back(term);
        return !reader_.has_failed();
    }
    if (!check_counts(*counts, quantifier_begin)) return false;
    const Greed greed = reader_.eat(U'?') ? Greed::Lazy : Greed::Greedy;
    const bool is_possessive = greed == Greed::Greedy && reader_.is_java() && reader_.eat(U'+');
    NodeId node = builder_.add(NodeKind::Repetition, begin, reader_.at());
    RegexNode& repetition = builder_[node];
    repetition.greed = greed;
    repetition.min = static_cast<std::uint32_t>(counts->min);
    repetition.max = counts->max == kNoBound ? kUnbounded : static_cast<std::uint32_t>(counts->max);
    repetition.children.push_back(term);
    if (!reader_.is_java()) {
        repetition.first_group = groups_before + 1;
        repetition.last_group = builder_.group_count();
    }
    if (is_possessive) {
        const NodeId atomic = builder_.add(NodeKind::Atomic, begin, reader_.at());
        builder_[atomic].children.push_back(node);
        node = atomic;
    }
    terms_.push_back(node);
    return true;
}

/// Reads a quantifier without its ? or +. Returns nullopt if there is a literal '{' instead, or if the
/// quantifier is invalid; then the reader has an error.
std::optional<RegexParser::Counts> RegexParser::read_counts() {
    switch (reader_.peek()) {
        case U'*':
            reader_.skip();
            return Counts{0, kNoBound};
        case U'+':
            reader_.skip();
            return Counts{1, kNoBound};
        case U'?':
            reader_.skip();
            return Counts{0, 1};
        default:
            break;
    }
    const std::uint32_t begin = reader_.at();
    const auto counts = read_braces();
    if (!counts && (reader_.is_strict() || reader_.is_java())) {
        reader_.fail(begin, begin + 1, "incomplete quantifier",
                     "write {2}, {2,} or {2,5}; \\{ for the character itself");
    }
    return counts;
}

std::optional<RegexParser::Counts> RegexParser::read_braces() {
    if (reader_.peek() != U'{' || !is_digit(reader_.peek(1))) return std::nullopt;
    std::uint32_t ahead = 1;
    Counts counts;
    counts.min = counts.max = read_number(reader_, ahead);
    if (reader_.peek(ahead) == U',') {
        ++ahead;
        counts.max = is_digit(reader_.peek(ahead)) ? read_number(reader_, ahead) : kNoBound;
    }
    if (reader_.peek(ahead) != U'}') return std::nullopt;
    reader_.skip(ahead + 1);
    return counts;
}

bool RegexParser::check_counts(const Counts& counts, std::uint32_t begin) {
    if (counts.min > counts.max) {
        return reader_.fail(begin, reader_.at(), "counts out of order", "write the lower count first");
    }
    const std::uint32_t limit = reader_.options().limits.repetition;
    const std::uint64_t largest = counts.max == kNoBound ? counts.min : counts.max;
    if (largest <= limit) return true;
    return reader_.fail_limit(begin, reader_.at(),
                              "repetition limit: a count is at most " + std::to_string(limit),
                              counts.max == kNoBound ? "" : "write * or {n,} for any number of times");
}

std::expected<RegexTree, RegexError> parse_regex(std::u32string_view clue, const RegexOptions& options) {
    const std::uint32_t limit = options.limits.clue_length;
    if (clue.size() > limit) {
        return std::unexpected(RegexError{true, limit, limit + 1,
                                          "clue length limit: a clue has at most " + std::to_string(limit) +
                                              " characters, this one " + std::to_string(clue.size()),
                                          ""});
    }
    if (options.dialect == Dialect::Java && options.flags.unicode_sets) {
        return std::unexpected(RegexError{false, 0, std::min(1U, static_cast<std::uint32_t>(clue.size())),
                                          "java has no flag v", "use the flags i, m, s and u"});
    }
    auto tree = RegexParser(clue, options).parse();
    if (!tree) return tree;
    if (auto refused = check_expanded_size(*tree, options.limits))
        return std::unexpected(std::move(*refused));
    return tree;
}

}  // namespace sator
