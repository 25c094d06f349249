// Thompson's construction with priorities (Cox, "Regular Expression Matching: the Virtual Machine Approach",
// 2009): the code of a node falls through to the code after it. The body of a lookbehind is compiled from
// right to left. Size: linear in the clue with its repetitions expanded.
#include "sator/language/match/match_program.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "sator/language/symbols/character_sets.hpp"
#include "sator/language/unicode/case_folding.hpp"

namespace sator::language {

namespace {

using Op = Instruction::Op;

class Compiler {
  public:
    Compiler(const RegexTree& tree, const AlphabetCharacters& characters, const RegexLimits& limits)
        : tree_(tree), characters_(characters), limit_(limits.transitions) {
        program_.dialect = tree.dialect;
        program_.group_count = tree.group_count;
        program_.value_words = static_cast<std::uint32_t>(characters.words());
        program_.masks.reserve((tree.sets.size() + 1) * program_.value_words);
        program_.code.reserve(2 * tree.nodes.size());
        for (const CodePointSet& set : tree.sets) add_mask(set);
        terminators_ = add_mask(line_terminators());
    }

    std::expected<MatchProgram, RegexError> compile() {
        emit(tree_.root, false);
        add(Op::Accept);
        if (is_too_large_) {
            return std::unexpected(RegexError{true, 0, static_cast<std::uint32_t>(tree_.text.size()),
                                              "the clue's repetitions exceed the transition limit",
                                              "repeat less, or raise the limit"});
        }
        number_canonical_forms();
        return std::move(program_);
    }

  private:
    std::uint32_t here() const { return static_cast<std::uint32_t>(program_.code.size()); }

    std::uint32_t add_mask(const CodePointSet& set) {
        const std::size_t first = program_.masks.size();
        program_.masks.resize(first + program_.value_words, 0);
        characters_.find_values(set, {program_.masks.data() + first, program_.value_words});
        return static_cast<std::uint32_t>(first / program_.value_words);
    }

    Instruction& add(Op op) {
        if (program_.code.size() > limit_) is_too_large_ = true;
        Instruction instruction;
        instruction.op = op;
        instruction.next = here() + 1;
        program_.code.push_back(std::move(instruction));
        return program_.code.back();
    }

    void emit(NodeId id, bool backward) {
        const RegexNode& node = tree_[id];
        if (is_too_large_) return;
        switch (node.kind) {
            case NodeKind::Empty:
                return;
            case NodeKind::Set: {
                Instruction& symbols = add(Op::Symbols);
                symbols.mask = static_cast<std::uint32_t>(node.set.index());
                symbols.backward = backward;
                return;
            }
            case NodeKind::Concatenation:
                return emit_concatenation(node, backward);
            case NodeKind::Alternation:
                return emit_alternation(node, backward);
            case NodeKind::Repetition:
                return emit_repetition(node, backward);
            case NodeKind::Group: {
                add(Op::Open).index = node.group;
                emit(node.children[0], backward);
                add(Op::Close).index = node.group;
                return;
            }
            case NodeKind::Reference: {
                Instruction& reference = add(Op::Reference);
                reference.groups = node.groups;
                reference.ignore_case = node.ignore_case;
                reference.backward = backward;
                return;
            }
            case NodeKind::LineStart:
            case NodeKind::LineEnd: {
                Instruction& edge = add(node.kind == NodeKind::LineStart ? Op::LineStart : Op::LineEnd);
                edge.multiline = node.multiline;
                edge.mask = terminators_;
                return;
            }
            case NodeKind::WordBoundary: {
                Instruction& boundary = add(Op::WordBoundary);
                boundary.negated = node.negated;
                boundary.mask = static_cast<std::uint32_t>(node.set.index());
                return;
            }
            case NodeKind::Lookaround:
                return emit_body(node, Op::Lookaround, node.behind);
            case NodeKind::Atomic:
                return emit_body(node, Op::Atomic, backward);
        }
    }

    void emit_concatenation(const RegexNode& node, bool backward) {
        const std::size_t count = node.children.size();
        for (std::size_t i = 0; i < count; ++i) emit(node.children[backward ? count - 1 - i : i], backward);
    }

    void emit_alternation(const RegexNode& node, bool backward) {
        std::vector<std::uint32_t> ends;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            const bool is_last = i + 1 == node.children.size();
            const std::uint32_t split = here();
            if (!is_last) add(Op::Split);
            emit(node.children[i], backward);
            if (is_last) break;
            ends.push_back(here());
            add(Op::Split);  // a jump: both branches lead to the end
            program_.code[split].other = here();
        }
        for (const std::uint32_t end : ends) program_.code[end].next = program_.code[end].other = here();
    }

    void emit_repetition(const RegexNode& node, bool backward) {
        const std::uint32_t loop = program_.loop_count++;  // shared by all iterations, which never overlap
        const bool is_java = tree_.dialect == Dialect::Java;
        std::vector<std::uint32_t> splits, checks;
        const auto emit_checked_iteration = [&] {
            add(Op::IterationStart).index = loop;
            emit_iteration(node, backward);
            checks.push_back(here());
            add(Op::IterationCheck).index = loop;
        };
        for (std::uint32_t i = 0; i < node.min && !is_too_large_; ++i) {
            // In java an empty iteration ends the loop even before its minimum.
            if (is_java) {
                emit_checked_iteration();
            } else {
                emit_iteration(node, backward);
            }
        }
        const bool is_unbounded = node.max == kUnbounded;
        const std::uint32_t optional_iterations = is_unbounded ? 1 : node.max - node.min;
        for (std::uint32_t i = 0; i < optional_iterations && !is_too_large_; ++i) {
            splits.push_back(here());
            add(Op::Split);
            emit_checked_iteration();
            if (is_unbounded) program_.code.back().next = splits.front();
        }
        for (const std::uint32_t split : splits) {
            Instruction& choice = program_.code[split];
            choice.other = here();
            if (node.greed == Greed::Lazy) std::swap(choice.next, choice.other);
        }
        for (const std::uint32_t check : checks) program_.code[check].other = here();
    }

    void emit_iteration(const RegexNode& node, bool backward) {
        if (tree_.dialect == Dialect::EcmaScript && node.first_group <= node.last_group) {
            Instruction& reset = add(Op::ResetGroups);
            reset.index = node.first_group;
            reset.other = node.last_group;
        }
        emit(node.children[0], backward);
    }

    /// Compiles a body, placed inline and jumped over. Its own Accept ends it.
    void emit_body(const RegexNode& node, Op op, bool backward) {
        const std::uint32_t look = here();
        add(op).negated = node.negated;
        emit(node.children[0], backward);
        add(Op::Accept);
        program_.code[look].other = look + 1;
        program_.code[look].next = here();
    }

    /// Numbers the values by their canonical forms. Without a reference that ignores case, the numbers are
    /// not used and each value keeps its own.
    void number_canonical_forms() {
        program_.canonical.resize(characters_.size());
        std::iota(program_.canonical.begin(), program_.canonical.end(), 0U);
        if (std::ranges::none_of(program_.code, &Instruction::ignore_case)) return;
        const bool unicode = tree_.flags.unicode || tree_.flags.unicode_sets;
        std::map<char32_t, std::uint32_t> number;
        for (std::size_t v = 0; v < characters_.size(); ++v) {
            const std::optional<char32_t> character = characters_.character(v);
            if (!character) continue;
            const char32_t form = canonicalise(*character, unicode);
            std::uint32_t& own = program_.canonical[v];
            own = number.try_emplace(form, own).first->second;
        }
    }

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    std::size_t limit_;
    MatchProgram program_;
    std::uint32_t terminators_ = 0;
    bool is_too_large_ = false;
};

}  // namespace

std::expected<MatchProgram, RegexError> compile_match_program(const RegexTree& tree,
                                                              const AlphabetCharacters& characters,
                                                              const RegexLimits& limits) {
    return Compiler(tree, characters, limits).compile();
}

}  // namespace sator::language
