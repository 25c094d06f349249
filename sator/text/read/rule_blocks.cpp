#include "sator/text/read/rule_blocks.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/text/read/placed_rules.hpp"
#include "sator/text/read/rule_statements.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr const char* kLiarForm = "write liars 1, or liars 1 per row, and a clue on each indented line below";

/// Returns the line as a statement: `rule EXPRESSION …`, or the bare name of a rule.
Statement statement_of(const LineSlice& line) {
    Statement statement;
    statement.text = {line};
    statement.keyword = "rule";
    statement.span = line.span(0, line.text.size());
    const std::u32string_view word = first_word(line.text);
    if (word != U"rule") return statement;
    LineSlice& rest = statement.text.front();
    const std::size_t begin = std::min(rest.text.find_first_not_of(U" \t", word.size()), rest.text.size());
    rest.text.remove_prefix(begin);
    rest.column += static_cast<std::uint32_t>(begin);
    return statement;
}

/// Reads a whole rule with its places. Returns a statement for each place, or one if the rule is about all of them.
std::expected<std::vector<RuleStatement>, Diagnostic> read_rule_line(const LineSlice& line, const char* form,
                                                                     PuzzleDraft& draft) {
    auto stated = read_rule(statement_of(line));
    if (!stated) return failure(stated);
    RuleStatement& rule = stated->rule;
    if (is_block_of_rules(rule.name))
        return std::unexpected(
            error_at(rule.span, "'" + rule.name + "' is not a clue of such a block", form));
    std::vector<LineSlice> places = std::move(stated->line.places);
    if (places.empty()) places = take_places(negated_or_self(rule).arguments, stated->line.arguments.front());
    if (places.empty())
        return std::unexpected(error_at(line.span(0, line.text.size()), "this clue names no cells",
                                        "write them after its arguments: R1C1 R1C2, R1C1..R1C4, row 3"));
    auto sequences = read_places(places, draft.place_names());
    if (!sequences) return failure(sequences);
    rule.is_placed = true;
    const RuleShape shape = shape_of(rule, draft);
    std::vector<MarkedDrawing> drawings = drawings_of_places(std::move(*sequences), shape);
    std::vector<RuleStatement> rules;
    if (shape == RuleShape::AllDrawings) {
        rule.drawings = std::move(drawings);
        rules.push_back(std::move(rule));
        return rules;
    }
    for (MarkedDrawing& drawing : drawings) {
        rules.push_back(rule);
        rules.back().drawings = {std::move(drawing)};
    }
    return rules;
}

class LiarsReader {
  public:
    LiarsReader(const Statement& statement, PuzzleDraft& draft) : statement_(statement), draft_(draft) {}

    std::expected<void, Diagnostic> read() {
        if (auto done = read_head(); !done) return done;
        if (!statement_.drawings.empty())
            return std::unexpected(
                error_at(span_of(statement_.drawings.front()), "'liars' has no drawing", kLiarForm));
        for (const LineSlice& line : statement_.clues) {
            if (line.text.empty()) continue;
            if (auto done = read_clue(line); !done) return done;
        }
        if (clues_.empty())
            return std::unexpected(error_at(statement_.span, "'liars' has no clues", kLiarForm));
        if (groups_.empty()) return add(clues_);
        for (const Sequence& group : groups_) {
            if (auto done = add(clues_in(group)); !done) return done;
        }
        return {};
    }

  private:
    std::expected<void, Diagnostic> read_head() {
        auto arguments = read_arguments(statement_.text);
        if (!arguments) return failure(arguments);
        const auto number =
            arguments->empty() ? std::nullopt : to_whole_number<std::uint32_t>(arguments->front().text);
        if (!number)
            return std::unexpected(error_at(arguments->empty() ? statement_.span : arguments->front().span,
                                            "the number of liars is missing", kLiarForm));
        number_ = arguments->front();
        count_ = *number;
        if (arguments->size() == 1) return {};
        const bool has_groups = arguments->size() == 3 && (*arguments)[1].text == "per";
        const std::string word = has_groups ? (*arguments)[2].text : "";
        if (word != "row" && word != "column" && word != "box" && word != "region")
            return std::unexpected(error_at(arguments->back().span, "this is not a group of liars",
                                            "write per row, per column, per box or per region"));
        const std::u32string places = to_code_points(word == "box" ? "boxes" : word + "s");
        const LineSlice slice{statement_.span.line, 1, places, arguments->back().span};
        auto groups = read_places({&slice, 1}, draft_.place_names());
        if (!groups) return failure(groups);
        groups_ = std::move(*groups);
        return {};
    }

    std::expected<void, Diagnostic> read_clue(const LineSlice& line) {
        auto clues = read_rule_line(line, kLiarForm, draft_);
        if (!clues) return failure(clues);
        std::ranges::move(*clues, std::back_inserter(clues_));
        return {};
    }

    std::vector<RuleStatement> clues_in(const Sequence& group) const {
        std::vector<RuleStatement> own;
        std::ranges::copy_if(clues_, std::back_inserter(own), [&](const RuleStatement& clue) {
            return std::ranges::find(group.cells, clue.drawings[0][0].cells[0]) != group.cells.end();
        });
        return own;
    }

    std::expected<void, Diagnostic> add(std::vector<RuleStatement> clues) {
        if (clues.empty()) return {};
        if (count_ > clues.size())
            return std::unexpected(error_at(number_.span,
                                            std::to_string(count_) +
                                                " of the clues are to be false, but there are " +
                                                std::to_string(clues.size()),
                                            "write a smaller number, or more clues"));
        RuleStatement rule;
        rule.name = kLiarsRule;
        rule.text = number_.text;
        rule.text_span = number_.span;
        rule.arguments = {number_};
        rule.span = statement_.span;
        rule.is_placed = true;
        for (const RuleStatement& clue : clues)
            std::ranges::copy(clue.drawings, std::back_inserter(rule.drawings));
        rule.inner = std::move(clues);
        draft_.puzzle.rules.push_back(std::move(rule));
        return {};
    }

    const Statement& statement_;
    PuzzleDraft& draft_;
    Argument number_;
    std::size_t count_ = 0;
    std::vector<Sequence> groups_;  // the rows, columns, … with `per`; else empty
    std::vector<RuleStatement> clues_;
};

/// Returns the line without the word `and` at its beginning, or nullopt if it does not begin with it.
std::optional<LineSlice> after_and(const LineSlice& line) {
    if (first_word(line.text) != U"and") return std::nullopt;
    LineSlice rest = line;
    const std::size_t begin = std::min(line.text.find_first_not_of(U" \t", 3), line.text.size());
    rest.text.remove_prefix(begin);
    rest.column += static_cast<std::uint32_t>(begin);
    return rest;
}

class AlternativesReader {
  public:
    AlternativesReader(const Statement& statement, PuzzleDraft& draft)
        : statement_(statement), draft_(draft) {}

    std::expected<void, Diagnostic> read() {
        if (!statement_.drawings.empty())
            return std::unexpected(
                error_at(span_of(statement_.drawings.front()), "'any_of' has no drawing", kForm));
        for (const LineSlice& line : statement_.clues) {
            if (line.text.empty()) continue;
            if (auto done = read_line(line); !done) return done;
        }
        if (alternatives_.empty())
            return std::unexpected(error_at(statement_.span, "'any_of' has no alternatives", kForm));
        RuleStatement rule;
        rule.name = kAnyOfRule;
        rule.span = statement_.span;
        rule.is_placed = true;
        for (auto& clues : alternatives_) rule.inner.push_back(alternative_of(std::move(clues)));
        for (const RuleStatement& alternative : rule.inner)
            std::ranges::copy(alternative.drawings, std::back_inserter(rule.drawings));
        draft_.puzzle.rules.push_back(std::move(rule));
        return {};
    }

  private:
    static constexpr const char* kForm =
        "write any_of, and an alternative on each indented line below: sum 10 row 3";

    std::expected<void, Diagnostic> read_line(const LineSlice& line) {
        const auto rest = after_and(line);
        if (rest && alternatives_.empty())
            return std::unexpected(
                error_at(line.span(0, 3), "there is no alternative above this line", kForm));
        auto clues = read_rule_line(rest ? *rest : line, kForm, draft_);
        if (!clues) return failure(clues);
        if (!rest) alternatives_.emplace_back();
        std::ranges::move(*clues, std::back_inserter(alternatives_.back()));
        return {};
    }

    static RuleStatement alternative_of(std::vector<RuleStatement> clues) {
        if (clues.size() == 1) return std::move(clues.front());
        RuleStatement alternative;
        alternative.name = kAlternative;
        alternative.span = clues.front().span;
        alternative.is_placed = true;
        for (const RuleStatement& clue : clues)
            std::ranges::copy(clue.drawings, std::back_inserter(alternative.drawings));
        alternative.inner = std::move(clues);
        return alternative;
    }

    const Statement& statement_;
    PuzzleDraft& draft_;
    std::vector<std::vector<RuleStatement>> alternatives_;
};

}  // namespace

void read_liars(const Statement& statement, PuzzleDraft& draft) {
    draft.errors.take(LiarsReader(statement, draft).read());
}

void read_any_of(const Statement& statement, PuzzleDraft& draft) {
    draft.errors.take(AlternativesReader(statement, draft).read());
}

}  // namespace sator::text
