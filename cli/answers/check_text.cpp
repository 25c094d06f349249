#include "cli/answers/check_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/answers/alphabet_text.hpp"
#include "cli/answers/reader_remarks.hpp"
#include "cli/pictures/grid_as_typed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/explain/check/plain_cause.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/explain/parts/general_rules.hpp"
#include "sator/explain/repair/repair_text.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/hidden_message.hpp"
#include "sator/render/text/shared_texts.hpp"

namespace sator::cli {

namespace {

/// Longer lists of parts, cells or repairs are cut, with a note; --json has them all.
constexpr std::size_t kMaxListedLines = 12;
/// The number of repairs of each kind that are shown.
constexpr std::size_t kMaxListedRepairs = 5;

class Text {
  public:
    Text(const CheckReport& report, const Session& session, CheckedParts told, SpokenLanguage language)
        : report_(report),
          parts_(*report.parts),
          puzzle_(parts_.puzzle()),
          session_(session),
          general_(parts_),
          told_parts_(told),
          language_(language) {}

    std::string verdict() {
        tell_verdict();
        if (report_.stated_solution) stated_solution();
        return std::move(text_);
    }

    std::string remarks() {
        if (report_.ambiguity) differences();
        if (report_.repairs) repairs();
        if (!report_.corrections.empty()) corrections();
        if (report_.mus) contradiction();
        if (report_.redundancy) redundancy();
        rules();
        clues();
        values();
        text_ += told_by_reader();
        ending();
        return std::move(text_);
    }

  private:
    /// Returns what the reader of the puzzle remarked on, after an empty line.
    std::string told_by_reader() const {
        const std::string text = reader_remarks(puzzle_);
        return text.empty() ? text : "\n" + text;
    }

    void draw(std::span<const Value> values, const std::vector<bool>& marked) {
        text_ += grid_drawing(puzzle_, values, marked, session_);
    }

    void tell_verdict() {
        const std::string over = " over " + alphabet_text(puzzle_.alphabet);
        switch (report_.verdict) {
            case Verdict::Unique: {
                draw(report_.solutions[0], {});
                const std::string message = hidden_message(puzzle_, report_.solutions[0]);
                if (!message.empty()) tell("message: " + message);
                tell("unique" + over);
                return;
            }
            case Verdict::Several: {
                const auto differing = differing_cells(report_.solutions[0], report_.solutions[1]);
                for (const auto& solution : report_.solutions) draw(solution, differing);
                tell("several solutions" + over);
                return;
            }
            case Verdict::None:
                if (const auto cause = explain::plain_cause(puzzle_)) tell(*cause);
                tell("no solution" + over);
                return;
            case Verdict::Unknown:
                tell(fmt::format("unknown: stopped by the {}; {} found so far",
                                 name_of(report_.stopped.value_or(Limit::Time)),
                                 report_.solutions.empty() ? "no solution" : "one solution"));
        }
    }

    void differences() {
        const Ambiguity& found = *report_.ambiguity;
        tell(fmt::format("{}{} solutions, which differ in {} of {} cells",
                         found.count_is_exact ? "" : "at least ", found.count.to_string(), found.cells.size(),
                         puzzle_.grid.position_count()));
        heading("Possible values of these cells, and in how many solutions each occurs");
        std::vector<std::string> lines;
        for (const DifferingCell& cell : found.cells) {
            std::string line = cell_name(puzzle_.grid, cell.cell) + ":";
            const std::size_t shown =
                cell.candidates.size() <= kMaxListedLines + 1 ? cell.candidates.size() : kMaxListedLines;
            for (const TrueCandidate& candidate : std::span(cell.candidates).first(shown)) {
                line += fmt::format(" {} ({}{})", symbol(candidate.value), candidate.solutions,
                                    candidate.is_exact ? "" : "+");
            }
            if (shown < cell.candidates.size())
                line += " " + said(fmt::format("and {} more", cell.candidates.size() - shown));
            lines.push_back(std::move(line));
        }
        list(lines);
        if (!found.cells_are_all) tell("not all candidates were tried: more cells may differ", "  ");
    }

    /// Says what is wrong with the solution that the puzzle states; nothing if it is right.
    void stated_solution() {
        const StatedSolution& stated = *report_.stated_solution;
        if (!stated.broken.empty()) {
            heading("The solution that the puzzle states breaks");
            list(stated.broken);
        }
        if (!stated.open.empty()) {
            heading("The solution that the puzzle states lacks values");
            list(std::vector{said(sentence_of_open_cells(puzzle_, stated.open))});
        } else if (stated.broken.empty() && !stated.is_only) {
            tell("The solution that the puzzle states is not the only one.", "\n");
        }
    }

    void repairs() {
        if (report_.repairs->list.empty()) {
            if (report_.repairs->are_all_tried)
                tell("No single given, tightened clue or added rule leaves one solution.", "\n");
            return;
        }
        heading(report_.repairs->list.size() == 1
                    ? "This change leaves one solution"
                    : "Each of these changes leaves one solution, the best first");
        using enum Repair::Kind;
        for (const auto kind : {TightenedClue, TightenedRule, Givens, AddedRule}) {
            std::vector<std::string> lines;
            for (const Repair& repair : report_.repairs->list) {
                if (repair.kind == kind) lines.push_back(said(repair_text(repair, parts_)));
            }
            list(lines, kMaxListedRepairs);
        }
    }

    void corrections() {
        heading(report_.corrections.size() == 1
                    ? "This change leaves one solution"
                    : "Each of these changes leaves one solution, the best first");
        std::vector<std::string> lines;
        for (const Correction& correction : report_.corrections)
            lines.push_back(texts_.with_short_later(said(correction_text(correction, parts_)),
                                                    demand_of(said(parts_.describe(correction.part)))));
        list(lines, kMaxListedRepairs);
    }

    /// Removes the general rules, unless all parts are told.
    std::vector<PartId> told(std::vector<PartId> parts) const {
        if (told_parts_ == CheckedParts::CluesAndGivens)
            std::erase_if(parts, [&](PartId part) { return general_.contains(part); });
        return parts;
    }

    void contradiction() {
        const Mus& found = *report_.mus;
        if (found.is_smallest) {
            heading(
                "A smallest contradiction: these cannot all be true, but without any one of them the "
                "others can");
        } else {
            heading(found.is_minimal
                        ? "These cannot all be true, but without any one of them the others can"
                        : "These cannot all be true; a part of them may be enough for the contradiction");
        }
        list(general_.last_of(found.parts));
        std::vector<std::optional<Value>> values(puzzle_.grid.position_count());
        std::vector<bool> marked(values.size(), false);
        for (const PartId part : parts_.all()) {
            if (!parts_.is_rule(part))
                values[parts_.given(part).cell.index()] = value_of(parts_.given(part).value);
        }
        for (const Given& given : parts_.frame()) values[given.cell.index()] = value_of(given.value);
        for (const PartId part : found.parts) {
            for (const CellId cell : parts_.cells(part)) marked[cell.index()] = true;
        }
        text_ += grid_drawing(puzzle_, values, marked, session_);
        if (!found.relaxations.empty()) {
            heading("The puzzle has a solution without any one of these");
            list(general_.last_of(found.relaxations));
        } else if (found.relaxations_are_all) {
            tell("Removing a single rule or given never gives the puzzle a solution.", "\n");
        }
    }

    void redundancy() {
        const Redundancy& found = *report_.redundancy;
        const std::vector<PartId> not_needed = told(found.not_needed);
        const bool is_all = told_parts_ == CheckedParts::All;
        if (not_needed.empty()) {
            if (found.is_complete && !told(parts_.all()).empty())
                tell(is_all ? "every rule and given is needed" : "every clue and given is needed");
            return;
        }
        heading("Not needed: the solution is still unique without any one of these");
        list(not_needed);
        std::vector<PartId> dropped;
        std::ranges::set_difference(parts_.all(), found.irredundant, std::back_inserter(dropped));
        dropped = told(std::move(dropped));
        if (not_needed.size() < 2) return;
        const std::string rest =
            is_all ? "everything else is needed" : "every other clue and given is needed";
        if (dropped.size() < 2) {
            tell("If the first of them is removed, " + rest + ".");
        } else if (dropped == not_needed) {
            tell("They can all be removed together; then " + rest + ".");
        } else {
            heading("These can all be removed together; then " + rest);
            list(dropped);
        }
    }

    void rules() {
        if (!report_.idle_rules.empty()) {
            heading("Flaw: has no effect, because every filling of its cells satisfies it");
            list(report_.idle_rules);
        }
        std::vector<std::string> lines;
        const std::string because = language_ == SpokenLanguage::German ? ", weil gilt: " : ", because ";
        for (const auto& [rule, by] : report_.implied) {
            if (!told({rule}).empty()) lines.push_back(describe(rule) + because + describe(by));
        }
        if (lines.empty()) return;
        heading("Already follows from another rule");
        list(lines);
    }

    void clues() {
        list_dead_parts();
        std::vector<std::string> lines;
        for (const ClueRemark& remark : report_.clues) {
            if (remark.dialect)
                lines.push_back(place_text(remark) + ": " + said(dialect_text(*remark.dialect)));
        }
        if (lines.empty()) return;
        heading("Has another meaning in another dialect");
        list(lines);
    }

    void list_dead_parts() {
        std::vector<const ClueRemark*> remarks;
        for (const ClueRemark& remark : report_.clues) {
            if (!remark.dead_parts.empty() && !told({remark.rule}).empty()) remarks.push_back(&remark);
        }
        if (remarks.empty()) return;
        heading("Parts of clues that no match in the slot uses");
        const std::size_t shown = remarks.size() <= kMaxListedLines + 1 ? remarks.size() : kMaxListedLines;
        for (const ClueRemark* remark : std::span(remarks).first(shown)) dead_parts(*remark);
        if (shown < remarks.size()) tell(fmt::format("and {} more clues", remarks.size() - shown), "  ");
    }

    /// Prints the clue with its dead parts underlined.
    void dead_parts(const ClueRemark& remark) {
        const std::u32string clue = to_code_points(remark.clue);
        std::string marks;
        const auto columns = [&](std::size_t begin, std::size_t end) {
            return display_width(std::u32string_view(clue).substr(begin, end - begin));
        };
        std::uint32_t at = 0;
        for (const DeadCluePart& dead : remark.dead_parts) {
            marks.append(columns(at, dead.begin), ' ').append(columns(dead.begin, dead.end), '^');
            at = dead.end;
        }
        text_ += fmt::format("  {}\n    {}\n    {}\n", place_text(remark), remark.clue, marks);
    }

    std::string place_text(const ClueRemark& remark) {
        const std::string text = describe(remark.rule);
        if (remark.rules.size() == 1) return text;
        const std::string_view places = language_ == SpokenLanguage::German ? "Stellen" : "places";
        return fmt::format("{} ({} {})", text, remark.rules.size(), places);
    }

    static std::string dialect_text(const DialectDifference& difference) {
        const std::string other = name_of(difference.other);
        if (!difference.refusal.empty()) return other + " refuses it: " + difference.refusal;
        return fmt::format(
            "'{}' is matched by {} only", difference.witness,
            difference.other_matches
                ? other
                : name_of(difference.other == Dialect::Java ? Dialect::EcmaScript : Dialect::Java));
    }

    void values() {
        if (!report_.dead_values.empty()) {
            heading("Flaw: values in a range that a rule forbids for each cell with that range");
            text_ += "  " + symbols(report_.dead_values) + "\n";
        }
        std::vector<ValueId> unused;
        std::ranges::set_difference(report_.unused_values, report_.dead_values, std::back_inserter(unused));
        if (!unused.empty()) {
            heading("Values in a range that occur in no solution");
            text_ += "  " + symbols(unused) + "\n";
        }
        for (const auto& [list, words] : report_.repeated_words) {
            heading("Words that occur more than once in " + list);
            this->list(words);
        }
    }

    void ending() {
        if (report_.verdict == Verdict::Unknown) return;
        if (!report_.is_complete) {
            tell(report_.stopped
                     ? fmt::format("stopped by the {}: there may be more remarks", name_of(*report_.stopped))
                     : "some checks took too long: there may be more remarks",
                 "\n");
        }
        tell(report_.has_flaw() ? "not well made" : "well made", "\n");
    }

    /// Describes the part. A long demand is abbreviated after its first mention.
    std::string describe(PartId part) {
        const std::string text = said(parts_.describe(part));
        return texts_.with_short_later(text, demand_of(text));
    }

    std::string said(std::string sentence) const { return told_in(language_, std::move(sentence)); }

    /// Adds a sentence on a line of its own, after `before`.
    void tell(std::string sentence, std::string_view before = "") {
        text_ += std::string(before) + said(std::move(sentence)) + "\n";
    }

    void heading(const std::string& title) { text_ += "\n" + said(title) + ":\n"; }

    void list(const std::vector<PartId>& parts) {
        std::vector<std::string> lines;
        for (const PartId part : parts) lines.push_back(describe(part));
        list(lines);
    }

    void list(const std::vector<std::string>& lines, std::size_t most = kMaxListedLines) {
        const std::size_t shown = lines.size() <= most + 1 ? lines.size() : most;
        for (std::size_t i = 0; i < shown; ++i) text_ += "  " + lines[i] + "\n";
        if (shown < lines.size()) tell(fmt::format("and {} more", lines.size() - shown), "  ");
    }

    std::string symbol(Value value) const { return shown_symbol(puzzle_, value); }

    /// Returns the symbols as text; consecutive ones are written as ranges.
    std::string symbols(const std::vector<ValueId>& values) const {
        std::vector<Symbol> symbols;
        for (const ValueId value : values) symbols.push_back(puzzle_.alphabet[value]);
        return alphabet_text(Alphabet(std::move(symbols)));
    }

    const CheckReport& report_;
    const PuzzleParts& parts_;
    const Puzzle& puzzle_;
    const Session& session_;
    GeneralRules general_;
    CheckedParts told_parts_;
    SpokenLanguage language_;
    SharedTexts texts_{SharedTexts::kLongInLists};
    std::string text_;
};

}  // namespace

std::string verdict_text(const std::string& name, const CheckReport& report, const Session& session,
                         SpokenLanguage language) {
    return name + "\n" + Text(report, session, CheckedParts::All, language).verdict();
}

std::string remarks_text(const CheckReport& report, const Session& session, CheckedParts told,
                         SpokenLanguage language) {
    return Text(report, session, told, language).remarks();
}

}  // namespace sator::cli
