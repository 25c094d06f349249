#include "sator/text/read/clue_lists.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/definitions/own_rules.hpp"
#include "sator/text/read/clue_expression.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kRegexRule = "regex";
constexpr std::string_view kAbsentClue = "-";

struct Side {
    std::string_view keyword;
    Axis axis;
    bool is_reversed;
};
constexpr std::array<Side, 12> kSides = {{{"rows", Axis::Y, false},
                                          {"left", Axis::Y, false},
                                          {"y", Axis::Y, false},
                                          {"right", Axis::Y, true},
                                          {"columns", Axis::X, false},
                                          {"top", Axis::X, false},
                                          {"x", Axis::X, false},
                                          {"bottom", Axis::X, true},
                                          {"z", Axis::Z, false},
                                          {"x_back", Axis::X, true},
                                          {"y_back", Axis::Y, true},
                                          {"z_back", Axis::Z, true}}};

const Side* find_side(std::string_view keyword) {
    const auto side = std::ranges::find(kSides, keyword, &Side::keyword);
    return side == kSides.end() ? nullptr : &*side;
}

/// Splits the tokens of a clue list into lines and clues.
class ClueListReader {
  public:
    ClueListReader(const ClueBlock& block, ClueList& list)
        : is_regex_(block.rule == kRegexRule), has_short_clues_(block.has_short_clues), list_(list) {}

    std::expected<void, Diagnostic> read() {
        for (const LineSlice& piece : list_.statement->text) {
            auto tokens = read_tokens({&piece, 1});
            if (!tokens) return failure(tokens);
            const bool has_separators =
                std::ranges::any_of(*tokens, [](const Token& t) { return t.separator != 0; });
            are_separate_ = has_short_clues_ && !has_separators && list_.statement->text.size() == 1;
            for (Token& token : *tokens) {
                if (auto done = add(token); !done) return done;
            }
            if (is_joining_)
                return std::unexpected(error_at(joint_, "a clue is missing after '&'", kMissing));
            end_line();
        }
        return {};
    }

  private:
    static constexpr const char* kMissing = "write '-' for a line without a clue";

    std::expected<void, Diagnostic> add(Token& token) {
        if (token.separator != 0) return separate(token);
        const bool is_none =
            token.argument.kind == Argument::Kind::Bare &&
            (token.argument.text == kAbsentClue || (has_short_clues_ && token.argument.text == "."));
        if (are_separate_) end_line();
        const bool is_clue_alone = is_regex_ && (is_none || token.argument.kind == Argument::Kind::Regex);
        if (is_clue_alone && !is_joining_) end_line();
        const bool begins_clue = !line_ || is_joining_;
        if (is_regex_ && begins_clue && !is_clue_alone) {
            return std::unexpected(error_at(token.argument.span, "this is not a regular expression",
                                            "write /…/, or '-' for a line without a clue"));
        }
        if (!line_) line_ = LineClues{{}, token.argument.span};
        if (line_->clues.empty() || is_joining_) line_->clues.emplace_back();
        is_joining_ = false;
        if (!is_none) line_->clues.back().push_back(std::move(token.argument));
        return {};
    }

    std::expected<void, Diagnostic> separate(const Token& token) {
        const bool is_missing = !line_ || is_joining_;
        if (is_missing)
            return std::unexpected(error_at(token.argument.span, "a clue is missing here", kMissing));
        is_joining_ = token.separator == U'&';
        joint_ = token.argument.span;
        if (!is_joining_) end_line();
        return {};
    }

    void end_line() {
        if (!line_) return;
        std::erase_if(line_->clues, [&](const auto& clue) {
            return clue.empty() || (is_regex_ && clue.front().text.empty());
        });
        list_.lines.push_back(std::move(*line_));
        line_.reset();
    }

    bool is_regex_;
    bool has_short_clues_;
    bool are_separate_ = false;  // each word of this text line is a clue of its own
    ClueList& list_;
    std::optional<LineClues> line_;
    bool is_joining_ = false;
    SourceSpan joint_;
};

/// Joins an option with its value in quotes: alphabet="AB1".
void join_quoted_values(std::vector<Argument>& arguments) {
    for (std::size_t i = 0; i + 1 < arguments.size(); ++i) {
        const bool is_joined = arguments[i].kind == Argument::Kind::Bare &&
                               arguments[i].text.ends_with('=') &&
                               arguments[i + 1].kind == Argument::Kind::Quoted;
        if (!is_joined) continue;
        arguments[i].text += arguments[i + 1].text;
        arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// Moves the arguments that are no options to `block.file`: they name a file and one of its puzzles.
void take_file(std::vector<Argument>& arguments, ClueBlock& block) {
    const auto is_option = [](const Argument& a) {
        return a.kind == Argument::Kind::Bare && a.text.contains('=');
    };
    const auto options = std::ranges::stable_partition(arguments, std::not_fn(is_option));
    block.file.assign(arguments.begin(), options.begin());
    arguments.erase(arguments.begin(), options.begin());
}

/// Returns whether this can be the name of a rule.
bool is_name(std::u32string_view text) {
    return first_word(text) == text && !is_expression(text);
}

/// Reads `clues a + b = ?`.
void read_expression(ClueBlock& block) {
    const LineSlice& first = block.statement->text.front();
    block.rule = kExpressionRule;
    block.rule_span = first.span(0, first.text.size());
    block.has_short_clues = true;
    for (const LineSlice& piece : block.statement->text)
        block.expression += (block.expression.empty() ? "" : " ") + to_utf8(piece.text);
}

/// Each quote in the expression must be closed, because what follows would be part of the quoted text.
std::expected<void, Diagnostic> check_quotes(const std::vector<LineSlice>& lines) {
    std::u32string joined;
    for (const LineSlice& line : lines) joined += std::u32string(line.text) + U' ';
    std::size_t at = joined.find(U'"');
    while (at != std::u32string::npos) {
        const auto close = puzzle::find_closing_delimiter(joined, at);
        if (!close) break;
        at = joined.find(U'"', *close + 1);
    }
    if (at == std::u32string::npos) return {};
    for (const LineSlice& line : lines) {
        if (at < line.text.size())
            return std::unexpected(error_at(line.span(at, 1), "unclosed quote", "add '\"'"));
        at -= line.text.size() + 1;
    }
    return {};
}

/// Returns whether the clues of a rule are one word each.
bool has_short_clues(const std::string& rule, const Registry& registry,
                     std::span<const RuleDefinition> definitions) {
    const RuleEntry* entry = registry.find(rule);
    if (entry != nullptr) return entry->has_short_clues;
    const auto definition = std::ranges::find(definitions, rule, &RuleDefinition::name);
    return definition != definitions.end() && definition->parameters.size() == 1;
}

std::expected<void, Diagnostic> read_head(ClueBlock& block, const Registry& registry,
                                          std::span<const RuleDefinition> definitions) {
    const std::u32string_view text = block.statement->text.front().text;
    if (block.statement->keyword == "clues" && is_expression(text) && text.contains(U'?')) {
        read_expression(block);
        return check_quotes(block.statement->text);
    }
    auto arguments = read_arguments(block.statement->text);
    if (!arguments) return failure(arguments);
    join_quoted_values(*arguments);
    if (block.statement->keyword == "clues") {
        const bool has_name = !arguments->empty() && arguments->front().kind == Argument::Kind::Bare &&
                              is_name(to_code_points(arguments->front().text));
        if (!has_name) {
            return std::unexpected(error_at(block.statement->span, "the rule of the clues is missing",
                                            "write its name: clues runs"));
        }
        block.rule = meant_rule(arguments->front().text, *block.statement, definitions);
        block.has_short_clues = has_short_clues(block.rule, registry, definitions);
        block.rule_span = arguments->front().span;
        arguments->erase(arguments->begin());
        if (block.rule == kNotRule) {
            if (arguments->empty())
                return std::unexpected(
                    error_at(block.rule_span, "'not' negates no rule", "write clues not sum"));
            block.negated = meant_rule(arguments->front().text, *block.statement, definitions);
            block.has_short_clues = has_short_clues(block.negated, registry, definitions);
            arguments->erase(arguments->begin());
        }
    } else {
        block.rule = kRegexRule;
        block.rule_span = block.statement->span;
        take_file(*arguments, block);
    }
    block.shared = std::move(*arguments);
    block.has_short_clues |= std::ranges::any_of(block.shared, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "?";
    });
    return {};
}

std::expected<void, Diagnostic> read_list(ClueBlock& block, const Statement& statement, const Side& side) {
    const auto is_same = [&](const ClueList& list) {
        return list.axis == side.axis && list.is_reversed == side.is_reversed;
    };
    if (std::ranges::any_of(block.lists, is_same)) {
        return std::unexpected(error_at(statement.span, "these lines have their clues already",
                                        "'&' joins several clues of a line"));
    }
    ClueList& list = block.lists.emplace_back(ClueList{&statement, side.axis, side.is_reversed, {}});
    return ClueListReader(block, list).read();
}

/// Returns `not NAME` of a clue.
RuleStatement negation_of(RuleStatement rule, const std::string& name) {
    RuleStatement inner = rule;
    inner.name = name;
    inner.is_placed = false;
    rule.text = name;
    rule.arguments.clear();
    rule.inner.push_back(std::move(inner));
    return rule;
}

RuleStatement rule_of(const ClueBlock& block, const std::vector<Argument>& clue, Sequence sequence) {
    RuleStatement rule;
    rule.name = block.rule;
    rule.span = clue.front().span;
    rule.list_span = block.rule_span;
    rule.is_placed = true;
    if (block.rule == kExpressionRule) {
        rule.text = with_clue(block.expression, clue);
        rule.text_span = block.rule_span;
    } else {
        rule.arguments = with_shared_arguments(clue, block.shared);
    }
    if (!block.negated.empty()) rule = negation_of(std::move(rule), block.negated);
    rule.drawings.push_back({std::move(sequence)});
    return rule;
}

/// The clues of a regex crossword are at both ends of a line, unless a list is read from its end. Other clues
/// follow each other.
CluePlacement clues_at(const ClueBlock& block, Axis axis) {
    const bool has_reversed = std::ranges::any_of(
        block.lists, [&](const ClueList& list) { return list.axis == axis && list.is_reversed; });
    return block.rule == kRegexRule && !has_reversed ? CluePlacement::AtBothEnds : CluePlacement::InOrder;
}

std::string plural(std::size_t count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

/// Returns the end from which a reversed line is read, as in "row 3 from the right".
std::string_view end_of(Axis axis) {
    if (axis == Axis::Y) return " from the right";
    return axis == Axis::X ? " from the bottom" : " from the top";
}

/// x and z are lines of a `layout hexagon`. A rectangle may call its columns x.
bool is_no_direction_of(const Grid& grid, const ClueList& list) {
    const std::string_view keyword = list.statement->keyword;
    return grid.kind != GridKind::Hexagon &&
           (list.axis == Axis::Z || (keyword.starts_with('x') && grid.kind == GridKind::Drawing));
}

std::expected<void, Diagnostic> check_lines(const Grid& grid, const ClueList& list, std::size_t lines) {
    if (is_no_direction_of(grid, list)) {
        return std::unexpected(
            error_at(list.statement->span,
                     "this layout has rows and columns, but no lines '" + list.statement->keyword + "'",
                     "write 'rows' or 'columns', or 'layout hexagon X Y Z' instead of this layout"));
    }
    if (lines == list.lines.size()) return {};
    return std::unexpected(
        error_at(list.statement->span,
                 "there are clues for " + plural(list.lines.size(), "line") + ", but the grid has " +
                     std::to_string(lines),
                 "commas and line ends separate the clues of lines; '-' is a line without a clue"));
}

}  // namespace

std::optional<ListSide> side_of(std::string_view keyword) {
    const Side* side = find_side(keyword);
    if (side == nullptr) return std::nullopt;
    return ListSide{side->axis, side->is_reversed};
}

std::vector<ClueBlock> read_clue_blocks(std::span<const Statement> statements, const Registry& registry,
                                        Errors& errors, std::span<const RuleDefinition> definitions) {
    std::vector<ClueBlock> blocks;
    bool is_open = false;
    for (const Statement& statement : statements) {
        const Side* side = find_side(statement.keyword);
        const bool is_head = statement.keyword == "clues" || statement.keyword == "regexes";
        if (side != nullptr && !is_open) {
            errors.add(error_at(statement.span, "'" + statement.keyword + "' belongs to a list of clues",
                                "write 'regexes' or 'clues RULE' above it"));
            continue;
        }
        is_open = is_head || side != nullptr;
        if (!is_open) continue;
        if (is_head) blocks.push_back({.statement = &statement});
        ClueBlock& block = blocks.back();
        auto done = is_head ? read_head(block, registry, definitions) : read_list(block, statement, *side);
        if (done && !statement.drawings.empty()) {
            done = std::unexpected(error_at(statement.drawings[0][0].span(0, 1),
                                            "a list of clues has no drawings",
                                            "its lines are those of the layout"));
        }
        block.is_valid &= errors.take(std::move(done));
    }
    return blocks;
}

std::optional<std::size_t> listed_lines(std::span<const ClueBlock> blocks, Axis axis) {
    for (const ClueBlock& block : blocks) {
        const auto list = std::ranges::find(block.lists, axis, &ClueList::axis);
        if (list != block.lists.end()) return list->lines.size();
    }
    return std::nullopt;
}

std::vector<RuleStatement> rules_of(const ClueBlock& block, const Grid& grid, Errors& errors) {
    const auto lines = lines_of(grid);
    std::vector<RuleStatement> rules;
    for (const ClueList& list : block.lists) {
        const std::vector<Slot>& slots = lines[static_cast<std::size_t>(list.axis)];
        if (!errors.take(check_lines(grid, list, slots.size()))) continue;
        for (std::size_t line = 0; line < slots.size(); ++line) {
            const auto& clues = list.lines[line].clues;
            for (std::size_t clue = 0; clue < clues.size(); ++clue) {
                Sequence sequence{line_label(grid.kind, list.axis, line), slots[line]};
                // An expression tells the clues of a line apart by itself, and the name of the line can be written as a place.
                if (clues.size() > 1 && block.rule != kExpressionRule) {
                    sequence.label += clue_label(grid.kind, list.axis, clue, clues_at(block, list.axis));
                }
                if (list.is_reversed) {
                    sequence.label += end_of(list.axis);
                    std::ranges::reverse(sequence.cells);
                }
                rules.push_back(rule_of(block, clues[clue], std::move(sequence)));
            }
        }
    }
    return rules;
}

}  // namespace sator::text
