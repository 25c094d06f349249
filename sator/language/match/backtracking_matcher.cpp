// The backtracking matcher of ECMA-262, 22.2.2 (Pattern Semantics), as a machine without recursion. The
// standard's matchers are closures m(x, c): match from state x, then call the continuation c. Here a
// continuation is a linked list on the heap, a state is a position, a chain and the captures, and what the
// standard tries after a failure waits on a stack of choices.
//
// Memoisation: the rest of a match depends only on its configuration: a node, the chain after it, the
// position, and the captures of the groups that some reference reads. After `memoise_after_steps` steps the
// match starts again with memoisation: continuations are hash-consed, so equal chains have equal numbers, and
// a configuration from which all choices failed is not tried again. Without references, the number of
// configurations of a clue is polynomial in the length of the string, so e.g. (a*)*b takes polynomial time.
// polynomial time.
#include "sator/language/match/backtracking_matcher.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/match/continuations.hpp"
#include "sator/language/match/failure_memo.hpp"
#include "sator/language/unicode/case_folding.hpp"

namespace sator {

using namespace language;
namespace {

using ScopeId = std::uint32_t;

/// The whole clue, or the body of a lookaround or atomic node. A body is entered once and never backtracked
/// into, so its chain of continuations ends with it.
struct GroupScope {
    NodeId node;
    bool backward = false;  ///< matches from right to left
    Position entered_at = 0;
    std::uint32_t choices = 0;  ///< the number of choices on the stack when it was entered
    ContinuationId next = 0;    ///< the continuation after it, in the scope `outer`
    ScopeId outer = 0;
};

/// A choice point: what to try if everything after it has failed.
struct Choice {
    enum class Kind : std::uint8_t {
        Resume,       ///< continue with the continuations
        Alternative,  ///< the `count`-th child of an Alternation
        Iteration,    ///< an iteration of a lazy Repetition after `count` others
        StartBehind,  ///< java: the body of a lookbehind from position `count`
        Failed,       ///< tries nothing; records that its configuration has failed
    };

    Kind kind;
    MatchConfiguration configuration;  ///< where to continue; `captures` is set only for Failed
    ScopeId scope;
    std::uint32_t trail, continuations, scopes;  ///< sizes to restore
};

bool is_line_terminator(char32_t c) {
    return c == U'\n' || c == U'\r' || c == U'\u2028' || c == U'\u2029';
}

/// Inline capacities that suffice for most clues and their matches.
constexpr std::size_t kInlineReferences = 8, kInlineChoices = 16, kInlineScopes = 4, kInlineTrail = 16;

using Groups = SmallVector<std::uint32_t, kInlineReferences>;

/// Returns the groups that some Reference reads, in ascending order.
Groups referenced_groups(const RegexTree& tree) {
    Groups groups;
    for (const RegexNode& node : tree.nodes) {
        if (node.kind == NodeKind::Reference) groups.append(node.groups);
    }
    std::ranges::sort(groups);
    const auto repeated = std::ranges::unique(groups);
    groups.resize(groups.size() - repeated.size());
    return groups;
}

/// A capture that was overwritten, to be restored when backtracking.
struct TrailEntry {
    std::size_t slot;
    Capture capture;
};

}  // namespace

class BacktrackingMatcher::Machine {
  public:
    explicit Machine(const RegexTree& tree)
        : tree_(tree), is_java_(tree.dialect == Dialect::Java), referenced_(referenced_groups(tree)) {}

    MatchResult run(std::u32string_view text, std::uint64_t step_limit, std::uint64_t memoise_after_steps) {
        const std::uint64_t first_limit = std::min(step_limit, memoise_after_steps);
        const MatchResult first = run_with(false, text, first_limit);
        if (first != MatchResult::StepLimit || first_limit == step_limit) return first;
        return run_with(true, text, step_limit);
    }

  private:
    MatchResult run_with(bool is_memoised, std::u32string_view text, std::uint64_t step_limit) {
        start(text, is_memoised);
        while (!is_accepted_) {
            if (++steps_ > step_limit) return MatchResult::StepLimit;
            if (!step() && !backtrack()) return MatchResult::No;
        }
        return MatchResult::Yes;
    }
    void start(std::u32string_view text, bool is_memoised);
    /// Executes one step of the match; returns false if it fails.
    bool step();
    bool enter(NodeId id);
    bool resume();
    /// Returns to the latest choice; returns false if there is none.
    bool backtrack();

    bool enter_alternation(NodeId id, std::uint32_t child);
    bool enter_reference(const RegexNode& node);
    bool enter_body(NodeId id);
    bool leave_body(const Continuation& end);
    void enter_sequence(NodeId id, std::uint32_t child);
    bool repeat(NodeId id, std::uint32_t iterations);
    void start_iteration(NodeId id, std::uint32_t iterations);
    bool start_behind(NodeId id, Position from);

    bool consume(const CodePointSet& set);
    bool compare(Capture capture, bool ignore_case);
    bool is_word_boundary(const RegexNode& node) const;
    bool is_line_start(const RegexNode& node) const;
    bool is_line_end(const RegexNode& node) const;

    void push_continuation(Continuation continuation);
    void push_choice(Choice::Kind kind, NodeId node, std::uint32_t count);
    bool may_succeed(NodeId node, std::uint32_t count);

    std::optional<std::size_t> slot_of(std::uint32_t group) const;
    void set_capture(std::size_t slot, Capture capture);

    const RegexNode& node_of(NodeId id) const { return tree_[id]; }
    bool is_backward() const { return scopes_[scope_].backward; }

    const RegexTree& tree_;
    bool is_java_;
    Groups referenced_;  ///< no node reads the captures of other groups, so they are not stored

    std::u32string_view text_;
    std::uint64_t steps_ = 0;
    bool is_accepted_ = false;
    bool is_memoising_ = false;

    // The current state: enter `pending_` if it is set, then continue with the chain `next_`.
    std::optional<NodeId> pending_;
    ContinuationId next_ = 0;
    ScopeId scope_ = 0;
    Position position_ = 0;
    SmallVector<Capture, kInlineReferences> captures_;  ///< by slot: an index in `referenced_`

    SmallVector<Choice, kInlineChoices> choices_;
    Continuations continuations_;
    SmallVector<GroupScope, kInlineScopes> scopes_;
    SmallVector<TrailEntry, kInlineTrail> trail_;

    FailureMemo failed_;
};

void BacktrackingMatcher::Machine::start(std::u32string_view text, bool is_memoised) {
    text_ = text;
    steps_ = 0;
    is_accepted_ = false;
    is_memoising_ = is_memoised;
    choices_.clear();
    trail_.clear();
    continuations_.start(is_memoised);
    scopes_.assign(1, GroupScope{});
    if (is_memoised) failed_.clear();
    captures_.assign(referenced_.size(), {});
    pending_ = tree_.root;
    next_ = continuations_.add({});
    scope_ = 0;
    position_ = 0;
}

bool BacktrackingMatcher::Machine::step() {
    if (!pending_) return resume();
    const NodeId id = *pending_;
    pending_.reset();
    return enter(id);
}

bool BacktrackingMatcher::Machine::enter(NodeId id) {
    const RegexNode& node = node_of(id);
    switch (node.kind) {
        case NodeKind::Empty:
            return true;
        case NodeKind::Set:
            return consume(tree_.sets[node.set.index()]);
        case NodeKind::Concatenation:
            enter_sequence(id, 0);
            return true;
        case NodeKind::Alternation:
            return may_succeed(id, 0) && enter_alternation(id, 0);
        case NodeKind::Repetition:
            return repeat(id, 0);
        case NodeKind::Group:
            if (slot_of(node.group))
                push_continuation({.kind = Continuation::Kind::GroupEnd, .node = id, .position = position_});
            pending_ = node.children[0];
            return true;
        case NodeKind::Reference:
            return enter_reference(node);
        case NodeKind::LineStart:
            return is_line_start(node);
        case NodeKind::LineEnd:
            return is_line_end(node);
        case NodeKind::WordBoundary:
            return is_word_boundary(node) != node.negated;
        case NodeKind::Lookaround:
        case NodeKind::Atomic:
            return enter_body(id);
    }
    return false;
}

bool BacktrackingMatcher::Machine::resume() {
    const Continuation continuation = continuations_[next_];
    next_ = continuation.next;
    switch (continuation.kind) {
        case Continuation::Kind::Accept:
            return is_accepted_ = position_ == text_.size();
        case Continuation::Kind::Sequence:
            enter_sequence(continuation.node, continuation.count);
            return true;
        case Continuation::Kind::IterationEnd:
            // RepeatMatcher, step 2.b: "If min = 0 and y's endIndex = x's endIndex, return failure." Java
            // leaves the loop.
            if (continuation.is_empty_iteration) return is_java_;
            return repeat(continuation.node, continuation.count + 1);
        case Continuation::Kind::GroupEnd: {
            const Capture capture = is_backward() ? Capture{position_, continuation.position}
                                                  : Capture{continuation.position, position_};
            set_capture(*slot_of(node_of(continuation.node).group), capture);
            return true;
        }
        case Continuation::Kind::BodyEnd:
            return leave_body(continuation);
    }
    return false;
}

bool BacktrackingMatcher::Machine::backtrack() {
    while (!choices_.empty()) {
        const Choice choice = choices_.back();
        choices_.pop_back();
        if (choice.kind == Choice::Kind::Failed) {
            failed_.add(choice.configuration);
            continue;
        }
        for (; trail_.size() > choice.trail; trail_.pop_back())
            captures_[trail_.back().slot] = trail_.back().capture;
        if (!is_memoising_)
            continuations_.truncate(choice.continuations);  // with memoisation, configurations refer to
                                                            // continuations, so they are kept
        scopes_.resize(choice.scopes);
        pending_.reset();
        next_ = choice.configuration.next;
        scope_ = choice.scope;
        position_ = choice.configuration.position;
        switch (choice.kind) {
            case Choice::Kind::Resume:
                return true;
            case Choice::Kind::Alternative:
                return enter_alternation(choice.configuration.node, choice.configuration.count);
            case Choice::Kind::Iteration:
                start_iteration(choice.configuration.node, choice.configuration.count);
                return true;
            case Choice::Kind::StartBehind:
                return start_behind(choice.configuration.node, choice.configuration.count);
            case Choice::Kind::Failed:
                break;
        }
    }
    return false;
}

// Disjunction: tries the alternatives from left to right; a later one only if the earlier ones fail.
bool BacktrackingMatcher::Machine::enter_alternation(NodeId id, std::uint32_t child) {
    const RegexNode& node = node_of(id);
    if (child + 1 < node.children.size()) push_choice(Choice::Kind::Alternative, id, child + 1);
    pending_ = node.children[child];
    return true;
}

// MatchSequence: the first child first, or the last one if matching goes to the left.
void BacktrackingMatcher::Machine::enter_sequence(NodeId id, std::uint32_t child) {
    const auto& children = node_of(id).children;
    if (child + 1 < children.size())
        push_continuation({.kind = Continuation::Kind::Sequence, .node = id, .count = child + 1});
    pending_ = children[is_backward() ? children.size() - 1 - child : child];
}

// RepeatMatcher. For an unbounded loop, all iteration counts from the minimum on are equivalent, so they are
// stored as the minimum.
bool BacktrackingMatcher::Machine::repeat(NodeId id, std::uint32_t iterations) {
    const RegexNode& node = node_of(id);
    if (iterations >= node.max) return true;
    if (node.max == kUnbounded) iterations = std::min(iterations, node.min);
    if (iterations < node.min) {
        start_iteration(id, iterations);
        return true;
    }
    if (!may_succeed(id, iterations)) return false;
    if (node.greed == Greed::Lazy) {
        push_choice(Choice::Kind::Iteration, id, iterations);
    } else {
        push_choice(Choice::Kind::Resume, id, iterations);
        start_iteration(id, iterations);
    }
    return true;
}

void BacktrackingMatcher::Machine::start_iteration(NodeId id, std::uint32_t iterations) {
    const RegexNode& node = node_of(id);
    push_continuation({.kind = Continuation::Kind::IterationEnd,
                       .is_empty_iteration = is_java_ || iterations >= node.min,
                       .node = id,
                       .count = iterations});
    pending_ = node.children[0];
    if (is_java_) return;
    const auto first = std::ranges::lower_bound(referenced_, node.first_group);
    for (auto group = first; group != referenced_.end() && *group <= node.last_group; ++group, ++steps_) {
        set_capture(static_cast<std::size_t>(group - referenced_.begin()), {});
    }
}

// BackreferenceMatcher.
bool BacktrackingMatcher::Machine::enter_reference(const RegexNode& node) {
    for (const std::uint32_t group : node.groups) {
        const Capture capture = captures_[*slot_of(group)];
        if (capture.is_set()) return compare(capture, node.ignore_case);
    }
    return !is_java_;
}

bool BacktrackingMatcher::Machine::compare(Capture capture, bool ignore_case) {
    const Position length = capture.end - capture.begin;
    steps_ += length;
    if (length > (is_backward() ? position_ : text_.size() - position_)) return false;
    const Position begin = is_backward() ? position_ - length : position_;
    const bool unicode = tree_.flags.unicode || tree_.flags.unicode_sets;
    for (Position i = 0; i < length; ++i) {
        const char32_t a = text_[capture.begin + i], b = text_[begin + i];
        if (a == b) continue;
        if (!ignore_case || canonicalise(a, unicode) != canonicalise(b, unicode)) return false;
    }
    position_ = is_backward() ? begin : begin + length;
    if (length > 0) next_ = continuations_.without_empty_iterations(next_);
    return true;
}

// CharacterSetMatcher.
bool BacktrackingMatcher::Machine::consume(const CodePointSet& set) {
    if (is_backward()) {
        if (position_ == 0 || !set.contains(text_[position_ - 1])) return false;
        --position_;
    } else {
        if (position_ == text_.size() || !set.contains(text_[position_])) return false;
        ++position_;
    }
    next_ = continuations_.without_empty_iterations(next_);
    return true;
}

bool BacktrackingMatcher::Machine::is_line_start(const RegexNode& node) const {
    return position_ == 0 || (node.multiline && is_line_terminator(text_[position_ - 1]));
}

bool BacktrackingMatcher::Machine::is_line_end(const RegexNode& node) const {
    return position_ == text_.size() || (node.multiline && is_line_terminator(text_[position_]));
}

bool BacktrackingMatcher::Machine::is_word_boundary(const RegexNode& node) const {
    const CodePointSet& word = tree_.sets[node.set.index()];
    const bool before = position_ > 0 && word.contains(text_[position_ - 1]);
    const bool after = position_ < text_.size() && word.contains(text_[position_]);
    return before != after;
}

// Assertion :: (?=…) (?!…) (?<=…) (?<!…): m is called with a continuation that always succeeds, so only its
// first match counts.
bool BacktrackingMatcher::Machine::enter_body(NodeId id) {
    const RegexNode& node = node_of(id);
    const auto waiting = static_cast<std::uint32_t>(choices_.size());
    if (node.negated)
        push_choice(Choice::Kind::Resume, id, 0);  // resumed with the current captures if the body fails
    const bool from_left = is_java_ && node.behind;
    const bool backward = node.kind == NodeKind::Atomic ? is_backward() : node.behind && !is_java_;
    scopes_.push_back({id, backward, position_, waiting, next_, scope_});
    scope_ = static_cast<ScopeId>(scopes_.size() - 1);
    next_ = continuations_.add(
        {.kind = Continuation::Kind::BodyEnd, .node = id, .position = from_left ? position_ : 0});
    if (from_left) return start_behind(id, position_);
    pending_ = node.children[0];
    return true;
}

// Java: matches the body of a lookbehind from `from` to the position where it was entered, then from each
// earlier position.
bool BacktrackingMatcher::Machine::start_behind(NodeId id, Position from) {
    if (from > 0) push_choice(Choice::Kind::StartBehind, id, from - 1);
    position_ = from;
    pending_ = node_of(id).children[0];
    return true;
}

bool BacktrackingMatcher::Machine::leave_body(const Continuation& end) {
    const RegexNode& node = node_of(end.node);
    const GroupScope scope = scopes_[scope_];
    if (is_java_ && node.behind && position_ != end.position) return false;
    choices_.resize(scope.choices);
    if (node.negated) return false;
    next_ = scope.next;
    scope_ = scope.outer;
    if (node.kind == NodeKind::Lookaround) {
        position_ = scope.entered_at;
    } else if (position_ != scope.entered_at) {
        next_ = continuations_.without_empty_iterations(next_);
    }
    return true;
}

void BacktrackingMatcher::Machine::push_continuation(Continuation continuation) {
    continuation.next = next_;
    next_ = continuations_.add(continuation);
}

void BacktrackingMatcher::Machine::push_choice(Choice::Kind kind, NodeId node, std::uint32_t count) {
    choices_.push_back({kind,
                        {node, count, next_, position_, 0},
                        scope_,
                        static_cast<std::uint32_t>(trail_.size()),
                        static_cast<std::uint32_t>(continuations_.size()),
                        static_cast<std::uint32_t>(scopes_.size())});
}

/// Returns false if the configuration is known to fail. Otherwise pushes a choice that records the failure
/// once all choices made after it have failed.
bool BacktrackingMatcher::Machine::may_succeed(NodeId node, std::uint32_t count) {
    if (!is_memoising_) return true;
    push_choice(Choice::Kind::Failed, node, count);
    steps_ += captures_.size();
    choices_.back().configuration.captures = failed_.number_of(captures_);
    if (!failed_.contains(choices_.back().configuration)) return true;
    choices_.pop_back();
    return false;
}

std::optional<std::size_t> BacktrackingMatcher::Machine::slot_of(std::uint32_t group) const {
    const auto found = std::ranges::lower_bound(referenced_, group);
    if (found == referenced_.end() || *found != group) return std::nullopt;
    return static_cast<std::size_t>(found - referenced_.begin());
}

void BacktrackingMatcher::Machine::set_capture(std::size_t slot, Capture capture) {
    trail_.push_back({slot, captures_[slot]});
    captures_[slot] = capture;
}

BacktrackingMatcher::BacktrackingMatcher(const RegexTree& tree, std::uint64_t memoise_after_steps)
    : machine_(std::make_unique<Machine>(tree)), memoise_after_steps_(memoise_after_steps) {}

BacktrackingMatcher::~BacktrackingMatcher() = default;
BacktrackingMatcher::BacktrackingMatcher(BacktrackingMatcher&&) noexcept = default;
BacktrackingMatcher& BacktrackingMatcher::operator=(BacktrackingMatcher&&) noexcept = default;

MatchResult BacktrackingMatcher::matches(std::u32string_view text, std::uint64_t step_limit) {
    return machine_->run(text, step_limit, memoise_after_steps_);
}

MatchResult matches_by_backtracking(const RegexTree& tree, std::u32string_view text,
                                    std::uint64_t step_limit) {
    return BacktrackingMatcher::Machine(tree).run(text, step_limit, kMemoiseAfterSteps);
}

}  // namespace sator
