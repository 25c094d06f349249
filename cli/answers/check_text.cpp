#include "cli/answers/check_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/answers/alphabet_text.hpp"
#include "cli/answers/grid_drawing.hpp"
#include "sator/base/utf8.hpp"
#include "sator/explain/repair/repair_text.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/hidden_message.hpp"

namespace sator::cli {

namespace {

/// Longer lists of parts, cells or repairs are cut, with a note; --json has them all.
constexpr std::size_t kMaxListedLines = 12;
/// The number of repairs of each kind that are shown.
constexpr std::size_t kMaxListedRepairs = 5;

class Text {
  public:
    Text(const CheckReport& report, const Session& session)
        : report_(report), parts_(*report.parts), puzzle_(parts_.puzzle()), session_(session) {}

    std::string whole() {
        verdict();
        if (report_.ambiguity) differences();
        if (report_.repairs) repairs();
        if (report_.mus) contradiction();
        if (report_.redundancy) redundancy();
        rules();
        clues();
        values();
        ending();
        return std::move(text_);
    }

  private:
    void draw(std::span<const Value> values, const std::vector<bool>& marked) {
        text_ += grid_drawing(puzzle_, values, marked, session_);
    }

    void verdict() {
        const std::string over = " over " + alphabet_text(puzzle_.alphabet);
        switch (report_.verdict) {
            case Verdict::Unique: {
                draw(report_.solutions[0], {});
                const std::string message = hidden_message(puzzle_, report_.solutions[0]);
                if (!message.empty()) text_ += "message: " + message + "\n";
                text_ += "unique" + over + "\n";
                return;
            }
            case Verdict::Several:
                for (const auto& solution : report_.solutions) draw(solution, differing());
                return;
            case Verdict::None:
                text_ += "no solution" + over + "\n";
                return;
            case Verdict::Unknown:
                text_ += fmt::format("unknown: stopped by the {}; {} found so far\n",
                                     name_of(report_.stopped.value_or(Limit::Time)),
                                     report_.solutions.empty() ? "no solution" : "one solution");
        }
    }

    std::vector<bool> differing() const {
        std::vector<bool> marked(puzzle_.grid.cell_count(), false);
        for (const DifferingCell& cell : report_.ambiguity->cells) marked[cell.cell.index()] = true;
        return marked;
    }

    void differences() {
        const Ambiguity& found = *report_.ambiguity;
        text_ += fmt::format("{}{} solutions over {}; they differ in {} of {} cells, marked above\n",
                             found.count_is_exact ? "" : "at least ", found.count.to_string(),
                             alphabet_text(puzzle_.alphabet), found.cells.size(), puzzle_.grid.cell_count());
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
                line += fmt::format(" and {} more", cell.candidates.size() - shown);
            lines.push_back(std::move(line));
        }
        list(lines);
        if (!found.cells_are_all) text_ += "  not all candidates were tried: more cells may differ\n";
    }

    void repairs() {
        if (report_.repairs->list.empty()) {
            if (report_.repairs->are_all_tried)
                text_ += "\nNo single given, tightened clue or added rule leaves one solution.\n";
            return;
        }
        heading(report_.repairs->list.size() == 1
                    ? "This change leaves one solution"
                    : "Each of these changes leaves one solution, the best first");
        using enum Repair::Kind;
        for (const auto kind : {TightenedClue, TightenedRule, Givens, AddedRule}) {
            std::vector<std::string> lines;
            for (const Repair& repair : report_.repairs->list) {
                if (repair.kind == kind) lines.push_back(repair_text(repair, parts_));
            }
            list(lines, kMaxListedRepairs);
        }
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
        list(found.parts);
        std::vector<std::optional<Value>> values(puzzle_.grid.cell_count());
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
            list(found.relaxations);
        } else if (found.relaxations_are_all) {
            text_ += "\nRemoving a single rule or given never gives the puzzle a solution.\n";
        }
    }

    void redundancy() {
        const Redundancy& found = *report_.redundancy;
        if (found.not_needed.empty()) {
            if (found.is_complete && parts_.size() > 0) text_ += "every rule and given is needed\n";
            return;
        }
        heading("Not needed: the solution is still unique without any one of these");
        list(found.not_needed);
        std::vector<PartId> dropped;
        std::ranges::set_difference(parts_.all(), found.irredundant, std::back_inserter(dropped));
        if (found.not_needed.size() < 2) return;
        if (dropped.size() < 2 || dropped == found.not_needed) {
            text_ += dropped.size() < 2
                         ? "If the first of them is removed, everything else is needed.\n"
                         : "They can all be removed together; then everything else is needed.\n";
            return;
        }
        heading("These can all be removed together; then everything else is needed");
        list(dropped);
    }

    void rules() {
        if (!report_.idle_rules.empty()) {
            heading("Flaw: has no effect, because every filling of its cells satisfies it");
            list(report_.idle_rules);
        }
        if (report_.implied.empty()) return;
        heading("Already follows from another rule");
        std::vector<std::string> lines;
        for (const auto& [rule, by] : report_.implied)
            lines.push_back(parts_.describe(rule) + ", because " + parts_.describe(by));
        list(lines);
    }

    void clues() {
        list_dead_parts();
        std::vector<std::string> lines;
        for (const ClueRemark& remark : report_.clues) {
            if (remark.dialect)
                lines.push_back(parts_.describe(remark.rule) + ": " + dialect_text(*remark.dialect));
        }
        if (lines.empty()) return;
        heading("Has another meaning in another dialect");
        list(lines);
    }

    void list_dead_parts() {
        std::vector<const ClueRemark*> remarks;
        for (const ClueRemark& remark : report_.clues) {
            if (!remark.dead_parts.empty()) remarks.push_back(&remark);
        }
        if (remarks.empty()) return;
        heading("Parts of clues that no match in the slot uses");
        const std::size_t shown = remarks.size() <= kMaxListedLines + 1 ? remarks.size() : kMaxListedLines;
        for (const ClueRemark* remark : std::span(remarks).first(shown)) dead_parts(*remark);
        if (shown < remarks.size()) text_ += fmt::format("  and {} more clues\n", remarks.size() - shown);
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
        text_ += fmt::format("  {}\n    {}\n    {}\n", parts_.describe(remark.rule), remark.clue, marks);
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
            text_ += report_.stopped ? fmt::format("\nstopped by the {}: there may be more remarks\n",
                                                   name_of(*report_.stopped))
                                     : "\nsome checks took too long: there may be more remarks\n";
        }
        text_ += report_.has_flaw() ? "\nnot well made\n" : "\nwell made\n";
    }

    void heading(const std::string& title) { text_ += "\n" + title + ":\n"; }

    void list(const std::vector<PartId>& parts) {
        std::vector<std::string> lines;
        for (const PartId part : parts) lines.push_back(parts_.describe(part));
        list(lines);
    }

    void list(const std::vector<std::string>& lines, std::size_t most = kMaxListedLines) {
        const std::size_t shown = lines.size() <= most + 1 ? lines.size() : most;
        for (std::size_t i = 0; i < shown; ++i) text_ += "  " + lines[i] + "\n";
        if (shown < lines.size()) text_ += fmt::format("  and {} more\n", lines.size() - shown);
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
    std::string text_;
};

}  // namespace

std::string check_text(const std::string& name, const CheckReport& report, const Session& session) {
    return name + "\n" + Text(report, session).whole();
}

}  // namespace sator::cli
