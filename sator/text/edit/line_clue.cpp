// A clue of a line is an item of a list: `left 4 . . 2`. The item is replaced; a list or a block that is missing is written with
// open items, and one that nothing is left of is removed if something else says how large the grid is.

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/statements/grid_words.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kRegex = "regex";

/// Returns a regular expression between slashes. A slash in a bare one is escaped.
std::string with_slashes(const std::string& clue) {
    const std::u32string text = to_code_points(clue);
    const auto close =
        clue.starts_with('/') ? puzzle::find_closing_delimiter(text, 0) : std::optional<std::size_t>();
    const auto is_flag = [](char32_t c) { return c >= U'a' && c <= U'z'; };
    if (close && std::ranges::all_of(text.substr(*close + 1), is_flag)) return clue;
    std::string escaped = "/";
    for (std::size_t i = 0; i < clue.size(); ++i) {
        if (clue[i] == '/') escaped += '\\';
        escaped += clue[i];
        if (clue[i] == '\\' && i + 1 < clue.size()) escaped += clue[++i];
    }
    return escaped + "/";
}

class LineClueSetter {
  public:
    /// `only` is the block that may be changed; null: any block of the rule.
    LineClueSetter(const SetLineClue& operation, ListSide side, const ClueBlock* only, EditDraft& draft)
        : operation_(operation),
          side_(side),
          only_(only),
          draft_(draft),
          is_regex_(is_same_rule(draft.reading.draft, operation.rule, kRegex)) {
        const RuleEntry* entry = draft.reading.draft.registry().find(operation.rule);
        is_short_ = entry != nullptr && entry->has_short_clues;
        clue_ = is_regex_ && !operation.clue.empty() ? with_slashes(operation.clue) : operation.clue;
        lines_ = lines_of(draft.reading.draft.puzzle.grid)[static_cast<std::size_t>(side.axis)].size();
    }

    std::expected<void, Diagnostic> set() {
        if (operation_.line == 0 || operation_.line > lines_)
            return refused("there is no line " + std::to_string(operation_.line) + " on the side '" +
                           operation_.side + "'");
        for (const ClueBlock& block : draft_.reading.blocks) {
            if (only_ != nullptr ? &block != only_ : !matches(block)) continue;
            is_short_ |= block.has_short_clues;
            block_ = &block;
            for (const ClueList& list : block.lists) {
                if (list.axis == side_.axis && list.is_reversed == side_.is_reversed) return set_in(list);
            }
        }
        if (clue_.empty()) return {};
        if (block_ == nullptr) {
            add_block();
        } else {
            add_list(*block_);
        }
        return {};
    }

  private:
    bool matches(const ClueBlock& block) const {
        return block.negated.empty() && block.file.empty() &&
               is_same_rule(draft_.reading.draft, block.rule, operation_.rule);
    }

    /// Returns the place of the item, from its first character to its last one.
    SourceSpan span_of(const LineClues& item) const {
        if (item.clues.empty()) return item.span;
        return span_between(item.clues.front().front(), item.clues.back().back());
    }

    SourceSpan span_between(const Argument& first, const Argument& last) const {
        const bool has_quote = first.kind != Argument::Kind::Bare;
        const bool ends_quoted = last.kind != Argument::Kind::Bare;
        const std::size_t from = draft_.offset(first.span.line, first.span.column) - (has_quote ? 1 : 0);
        const std::size_t to = draft_.offset(last.span.line, last.span.column) + last.span.length +
                               (ends_quoted ? 1 : 0) + last.flags.size();
        return draft_.span_of(from, to);
    }

    /// Whether blanks separate the items of the list.
    bool has_blanks(const ClueList& list) const {
        const auto& text = list.statement->text;
        return is_short_ && text.size() == 1 && !text.front().text.contains(U',') &&
               !text.front().text.contains(U'&');
    }

    std::u32string absent_in(const ClueList& list) const {
        const auto absent =
            std::ranges::find_if(list.lines, [](const LineClues& l) { return l.clues.empty(); });
        if (absent != list.lines.end() && absent->span.length == 1) {
            const std::u32string_view line = draft_.line(absent->span.line);
            return std::u32string(1, line[absent->span.column - 1]);
        }
        return has_blanks(list) ? U"." : U"-";
    }

    std::expected<void, Diagnostic> set_in(const ClueList& list) {
        const LineClues& item = list.lines[operation_.line - 1];
        if (operation_.index && !item.clues.empty() && (item.clues.size() > 1 || *operation_.index == 1))
            return set_one(item.clues, *operation_.index);
        if (clue_.empty()) {
            if (item.clues.empty()) return {};
            if (is_only_clue(list)) return remove(list);
            draft_.replace(span_of(item), absent_in(list));
            draft_.set_caret(0, 1);
            return {};
        }
        const bool is_one_word = !clue_.contains(' ') && !clue_.contains(',');
        if (has_blanks(list) && !is_one_word)
            return refused("this clue is more than one word", "blanks separate the clues of this list");
        draft_.replace(span_of(item), to_code_points(clue_));
        draft_.set_caret(0, to_code_points(clue_).size());
        return {};
    }

    /// Sets one of several clues of a line, which '&' joins.
    std::expected<void, Diagnostic> set_one(const std::vector<std::vector<Argument>>& clues,
                                            std::size_t index) {
        if (index > clues.size()) return refused("the line has no clue " + std::to_string(index));
        const auto place = [&](std::size_t i) { return span_between(clues[i].front(), clues[i].back()); };
        const auto end = [&](std::size_t i) {
            const SourceSpan span = place(i);
            return draft_.offset(span.line, span.column) + span.length;
        };
        const std::u32string text = to_code_points(clue_);
        if (index == clues.size()) {
            if (text.empty()) return {};
            const std::size_t at = end(index - 1);
            draft_.replace(draft_.span_of(at, at), U" & " + text);
            draft_.set_caret(3, text.size());
        } else if (!text.empty()) {
            draft_.replace(place(index), text);
            draft_.set_caret(0, text.size());
        } else {
            // With its '&': the one before it, or that after the first clue.
            const auto begin = [&](std::size_t i) { return draft_.offset(place(i).line, place(i).column); };
            const std::size_t from = index > 0 ? end(index - 1) : begin(0);
            draft_.replace(draft_.span_of(from, index > 0 ? end(index) : begin(1)), {});
        }
        return {};
    }

    /// Whether the list has no other clue, and the grid does not need it.
    bool is_only_clue(const ClueList& list) const {
        const auto clues =
            std::ranges::count_if(list.lines, [](const LineClues& l) { return !l.clues.empty(); });
        return clues == 1 && has_grid();
    }

    /// Whether something other than lists of clues makes the grid.
    bool has_grid() const {
        return std::ranges::any_of(draft_.reading.statements, [](const Statement& statement) {
            const bool is_grid = statement.keyword == "grid" && !makes_no_cells(statement);
            return is_grid || statement.keyword == "layout";
        });
    }

    std::expected<void, Diagnostic> remove(const ClueList& list) {
        draft_.remove_lines(list.statement->span.line, last_line(*list.statement));
        const SourceSpan head = block_->rule_span;
        const auto& statements = draft_.reading.list.statements;
        const auto written = std::ranges::find_if(statements, [&](const Statement& statement) {
            return statement.span.line == head.line && head.line != 0;
        });
        const bool is_kind =
            written == statements.end() || draft_.reading.draft.kinds.of(*written) != nullptr;
        if (block_->lists.size() == 1 && !is_kind) draft_.remove_lines(head.line, last_line(*written));
        return {};
    }

    /// Writes a list whose other items are open, with its line end.
    std::u32string list_text(std::size_t& caret) const {
        const std::string_view open = is_short_ ? "." : "-";
        std::string text = operation_.side + " ";
        for (std::size_t line = 1; line <= lines_; ++line) {
            text += line == 1 ? "" : is_short_ || is_regex_ ? " " : ", ";
            if (line == operation_.line) caret = to_code_points(text).size();
            text += line == operation_.line ? clue_ : open;
        }
        return to_code_points(text + "\n");
    }

    void add_block() {
        const bool is_bare = draft_.reading.draft.uses_short_words && !is_statement_keyword(operation_.rule);
        std::u32string head =
            is_regex_ ? U"regexes\n" : (is_bare ? U"" : U"clues ") + to_code_points(operation_.rule) + U"\n";
        std::size_t caret = 0;
        const std::u32string list = list_text(caret);
        draft_.insert_lines(line_for_rules(draft_.reading.list), head + list);
        draft_.set_caret(head.size() + caret, to_code_points(clue_).size());
    }

    void add_list(const ClueBlock& block) {
        const bool has_lists = !block.lists.empty();
        std::uint32_t after = block.rule_span.line;
        if (has_lists) {
            after = last_line(*block.lists.back().statement);
        } else {
            for (const Statement& statement : draft_.reading.list.statements) {
                if (statement.span.line == after) after = last_line(statement);
            }
        }
        const std::u32string before = has_lists ? before_side(*block.lists.back().statement) : U"";
        std::size_t caret = 0;
        draft_.insert_lines(after, before + list_text(caret));
        draft_.set_caret(before.size() + caret, to_code_points(clue_).size());
    }

    /// Returns what its line has before the side: blanks, and the word of a kind's lists, as in `  + left 1 0`.
    std::u32string before_side(const Statement& list) const {
        const std::u32string_view line = draft_.line(list.span.line);
        const std::size_t side = line.find(to_code_points(list.keyword), list.span.column - 1);
        return std::u32string(line.substr(0, std::min(side, line.size())));
    }

    const SetLineClue& operation_;
    ListSide side_;
    const ClueBlock* only_;
    EditDraft& draft_;
    bool is_regex_ = false, is_short_ = false;
    std::string clue_;
    std::size_t lines_ = 0;
    const ClueBlock* block_ = nullptr;
};

}  // namespace

std::expected<void, Diagnostic> edit(const SetLineClue& operation, EditDraft& draft) {
    const auto side = side_of(operation.side);
    if (!side)
        return refused(
            "there is no side '" + operation.side + "'",
            "sides are left, right, top and bottom, in hexagons x, y, z, x_back, y_back and z_back");
    if (operation.clue.contains('\n')) return refused("a clue is one line");
    return LineClueSetter(operation, *side, nullptr, draft).set();
}

std::expected<void, Diagnostic> set_item(const ClueSite& site, const std::string& clue, EditDraft& draft) {
    const SetLineClue operation{site.block->rule, site.statement->keyword, site.line + 1, clue, site.index};
    const ListSide side{site.list->axis, site.list->is_reversed};
    return LineClueSetter(operation, side, site.block, draft).set();
}

}  // namespace sator::text
