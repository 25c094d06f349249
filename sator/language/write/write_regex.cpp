// The inverse of the parser: walks the tree with an explicit stack and writes a clue. Adds a plain group
// (?:…) if the context of a node would bind tighter than the node, e.g. a quantifier after an alternation,
// and a group of modifiers, e.g. (?-i:…), if the clue's flags would change the node's meaning. Cost: linear
// in the size of the tree.
#include "sator/language/write/write_regex.hpp"

#include <vector>

#include "sator/language/write/write_set.hpp"

namespace sator::language {

namespace {

std::u32string digits_of(std::uint32_t number) {
    const std::string text = std::to_string(number);
    return {text.begin(), text.end()};
}

/// The context of a node: what it is directly a part of.
enum class Context : std::uint8_t { Nothing, Alternation, Concatenation, Quantifier };

class RegexWriter {
  public:
    explicit RegexWriter(const RegexTree& tree) : tree_(tree), sets_(tree.dialect, tree.flags) {}

    std::u32string write() {
        push(tree_.root, Context::Nothing);
        while (!pending_.empty()) {
            const Item item = std::move(pending_.back());
            pending_.pop_back();
            if (item.is_node) {
                visit(tree_[item.node], item.context);
            } else {
                text_ += item.text;
            }
        }
        return std::move(text_);
    }

  private:
    /// A node or a text that is still to be written.
    struct Item {
        bool is_node;
        NodeId node;
        Context context;
        std::u32string text;
    };

    void push(NodeId node, Context context) { pending_.push_back({true, node, context, {}}); }
    void push(std::u32string text) { pending_.push_back({false, {}, Context::Nothing, std::move(text)}); }

    void open(bool has_brackets, std::u32string_view bracket = U"(?:") {
        if (!has_brackets) return;
        text_ += bracket;
        push(U")");
    }

    void visit(const RegexNode& node, Context context) {
        switch (node.kind) {
            case NodeKind::Empty:
            case NodeKind::Concatenation:
            case NodeKind::Alternation:
            case NodeKind::Repetition:
                write_composed(node, context);
                break;
            case NodeKind::Group:
                write_brackets(node, opening(node));
                break;
            case NodeKind::Atomic:
                write_brackets(node, U"(?>");
                break;
            case NodeKind::Set:
                write_set(tree_.sets[node.set.index()]);
                break;
            case NodeKind::Reference:
                write_reference(node);
                break;
            default:
                open(context == Context::Quantifier);  // assertions cannot be quantified
                write_assertion(node);
                break;
        }
    }

    /// Writes the kinds of node that may need brackets, because they bind their parts less tightly than their
    /// context does.
    void write_composed(const RegexNode& node, Context context) {
        const bool in_term = context == Context::Concatenation || context == Context::Quantifier;
        if (node.kind == NodeKind::Repetition) {
            open(context == Context::Quantifier);
            push(write_quantifier(node));
            push(node.children.front(), Context::Quantifier);
        } else if (node.kind == NodeKind::Alternation) {
            open(context != Context::Nothing);
            push_children(node, Context::Alternation, U"|");
        } else {
            open(in_term);
            push_children(node, Context::Concatenation, {});
        }
    }

    void write_assertion(const RegexNode& node) {
        switch (node.kind) {
            case NodeKind::LineStart:
                write_anchor(node, U"^");
                break;
            case NodeKind::LineEnd:
                write_anchor(node, U"$");
                break;
            case NodeKind::WordBoundary:
                write_boundary(node);
                break;
            default:
                write_brackets(node, opening(node));
                break;
        }
    }

    void push_children(const RegexNode& node, Context context, std::u32string_view between) {
        for (std::size_t i = node.children.size(); i-- > 0;) {
            push(node.children[i], context);
            if (i > 0 && !between.empty()) push(std::u32string(between));
        }
    }

    void write_brackets(const RegexNode& node, std::u32string_view bracket) {
        open(true, bracket);
        push(node.children.front(), Context::Nothing);
    }

    std::u32string opening(const RegexNode& node) const {
        if (node.kind == NodeKind::Lookaround) {
            return std::u32string(node.behind ? U"(?<" : U"(?") + (node.negated ? U"!" : U"=");
        }
        const std::u32string_view name = tree_.name_of(node.group);
        return name.empty() ? U"(" : U"(?<" + std::u32string(name) + U">";
    }

    void write_set(const CodePointSet& set) {
        const bool is_exact_only = sets_.is_exact_only(set);
        open(is_exact_only, U"(?-i:");
        if (is_exact_only) {
            RegexFlags exact = tree_.flags;
            exact.ignore_case = false;
            SetWriter(tree_.dialect, exact).write(set, text_);
            return;
        }
        const std::size_t begin = text_.size();
        sets_.write(set, text_);
        const bool is_digit = begin < text_.size() && text_[begin] >= U'0' && text_[begin] <= U'9';
        if (begin == reference_end_ && is_digit) {  // \1 followed by 0 must not become \10
            text_.resize(begin);
            sets_.write_class(set, text_);
        }
    }

    /// Opens a group that sets `modifier` to `wanted`, unless it already has that value.
    void open_modifier_group(char32_t modifier, bool wanted, bool is_so) {
        if (wanted == is_so) return;
        open(true, std::u32string(wanted ? U"(?" : U"(?-") + modifier + U':');
    }

    void write_reference(const RegexNode& node) {
        open_modifier_group(U'i', node.ignore_case, tree_.flags.ignore_case);
        if (node.groups.size() > 1) {
            text_ += U"\\k<";
            text_ += tree_.name_of(node.groups.front());
            text_ += U'>';
            return;
        }
        text_ += U'\\' + digits_of(node.groups.front());
        reference_end_ = text_.size();
    }

    void write_anchor(const RegexNode& node, std::u32string_view anchor) {
        open_modifier_group(U'm', node.multiline, tree_.flags.multiline);
        text_ += anchor;
    }

    void write_boundary(const RegexNode& node) {
        const CharacterMode mode = character_mode(tree_.dialect, tree_.flags, tree_.flags.ignore_case);
        const bool is_same = tree_.sets[node.set.index()] == word_characters(mode.case_rule);
        open_modifier_group(U'i', is_same == tree_.flags.ignore_case, tree_.flags.ignore_case);
        text_ += node.negated ? U"\\B" : U"\\b";
    }

    const RegexTree& tree_;
    SetWriter sets_;
    std::u32string text_;
    std::vector<Item> pending_;
    std::size_t reference_end_ = std::u32string::npos;  // the end of the last numbered reference in text_
};

}  // namespace

std::u32string write_regex(const RegexTree& tree) {
    return RegexWriter(tree).write();
}

std::u32string write_quantifier(const RegexNode& repetition) {
    const auto [min, max] = std::pair(repetition.min, repetition.max);
    std::u32string text;
    if (max == kUnbounded) {
        text = min == 0 ? U"*" : min == 1 ? U"+" : U"{" + digits_of(min) + U",}";
    } else if (min == 0 && max == 1) {
        text = U"?";
    } else {
        text = U"{" + digits_of(min) + (min == max ? U"" : U"," + digits_of(max)) + U"}";
    }
    return repetition.greed == Greed::Lazy ? text + U"?" : text;
}

}  // namespace sator::language
