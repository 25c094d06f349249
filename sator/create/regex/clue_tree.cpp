#include "sator/create/regex/clue_tree.hpp"

#include <iterator>

#include "sator/base/utf8.hpp"

namespace sator::create {

namespace {

constexpr std::u32string_view kSpecialInClue = U"\\^$.*+?()[]{}|/";
constexpr std::u32string_view kSpecialInClass = U"\\]^[&-";

std::string quantifier_text(Times times) {
    if (times.is_once()) return "";
    if (times == kOptional) return "?";
    if (times == kAnyTimes) return "*";
    if (times == kOnceOrMore) return "+";
    std::string text = "{" + std::to_string(times.min);
    if (times.max == Times::kEver) return text + ",}";
    if (times.max != times.min) text += "," + std::to_string(times.max);
    return text + "}";
}

void append_escaped(char32_t c, std::u32string_view special, std::string& text) {
    if (c == U' ') {
        text += "\\s";
        return;
    }
    if (special.contains(c)) text += '\\';
    text += to_utf8(std::u32string(1, c));
}

/// Writes the items in order, and numbers the groups on the way.
class ClueWriter {
  public:
    std::string text;

    void write(const std::vector<ClueSequence>& branches) {
        for (std::size_t i = 0; i < branches.size(); ++i) {
            if (i > 0) text += '|';
            for (const ClueItem& item : branches[i]) write(item);
        }
    }

  private:
    void write(const ClueItem& item) {
        write_atom(item);
        text += quantifier_text(item.times);
    }
    void write_atom(const ClueItem& item) {
        switch (item.construct) {
            case Construct::Letter:
                return append_escaped(item.text[0], kSpecialInClue, text);
            case Construct::Dot:
                text += '.';
                return;
            case Construct::Class:
            case Construct::Negated:
                return write_class(item);
            case Construct::Shorthand:
                text += "\\" + to_utf8(item.text);
                return;
            case Construct::Group:
                return write_group(item);
            case Construct::Reference:
                text += "\\" + std::to_string(number_of(item.tag));
                return;
            case Construct::Look:
                text += "(?" + to_utf8(item.text);
                write(item.branches);
                text += ')';
        }
    }
    void write_class(const ClueItem& item) {
        text += item.construct == Construct::Class ? "[" : "[^";
        for (const char32_t c : item.text) {
            if (c == kRangeMark || c == kSpokenBlank) {
                text += c == kRangeMark ? '-' : ' ';
            } else {
                append_escaped(c, kSpecialInClass, text);
            }
        }
        text += ']';
    }
    void write_group(const ClueItem& item) {
        tags_.push_back(item.tag);
        text += '(';
        write(item.branches);
        text += ')';
    }
    std::size_t number_of(std::uint32_t tag) const {
        for (std::size_t i = 0; i < tags_.size(); ++i) {
            if (tags_[i] == tag) return i + 1;
        }
        return 1;
    }

    std::vector<std::uint32_t> tags_;  // of the groups so far
};

std::string shape_of_item(const ClueItem& item);

std::string shape_of_branches(const std::vector<ClueSequence>& branches) {
    std::string shape;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        if (i > 0) shape += '|';
        for (const ClueItem& item : branches[i]) {
            const std::string one = shape_of_item(item);
            const bool is_same_run = one == "a" && !shape.empty() && shape.back() == 'a';
            if (!is_same_run) shape += one;
        }
    }
    return shape;
}

std::string shape_of_item(const ClueItem& item) {
    static constexpr const char* kShapes[kConstructs] = {"a", ".", "[]", "[^]", "\\s", "(|)", "\\1", "(?)"};
    std::string shape = kShapes[static_cast<std::size_t>(item.construct)];
    if (item.construct == Construct::Group && item.branches.size() == 1) {
        shape = "(" + shape_of_branches(item.branches) + ")";
    } else if (item.construct == Construct::Look) {
        shape = "(?" + to_utf8(item.text) + ")";
    }
    if (item.times.is_once()) return shape;
    if (item.times == kOptional) return shape + "?";
    return shape + (item.times.max == Times::kEver ? "*" : "{}");
}

}  // namespace

ClueItem letter(char32_t c) {
    return {.construct = Construct::Letter, .text = std::u32string(1, c)};
}
ClueSequence letters(std::u32string_view text) {
    ClueSequence sequence;
    for (const char32_t c : text) sequence.push_back(letter(c));
    return sequence;
}
ClueItem dot(Times times) {
    return {.construct = Construct::Dot, .times = times};
}
ClueItem one_of(std::u32string members, Times times) {
    return {.construct = Construct::Class, .times = times, .text = std::move(members)};
}
ClueItem none_of(std::u32string members, Times times) {
    return {.construct = Construct::Negated, .times = times, .text = std::move(members)};
}
ClueItem group(std::vector<ClueSequence> branches, Times times, std::uint32_t tag) {
    return {.construct = Construct::Group, .times = times, .branches = std::move(branches), .tag = tag};
}
ClueItem reference(std::uint32_t tag, Times times) {
    return {.construct = Construct::Reference, .times = times, .tag = tag};
}
ClueItem shorthand(char32_t letter, Times times) {
    return {.construct = Construct::Shorthand, .times = times, .text = std::u32string(1, letter)};
}
ClueItem look(std::u32string_view kind, ClueSequence inner) {
    return {.construct = Construct::Look, .text = std::u32string(kind), .branches = {std::move(inner)}};
}

void append(ClueSequence& sequence, ClueSequence more) {
    sequence.insert(sequence.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

std::string text_of(const ClueTree& tree) {
    ClueWriter writer;
    writer.write(tree.branches);
    return writer.text;
}

std::string shape_of(const ClueTree& tree) {
    return shape_of_branches(tree.branches);
}

}  // namespace sator::create
