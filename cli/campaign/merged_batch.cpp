#include "cli/campaign/merged_batch.hpp"

#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

#include "cli/answers/made_puzzle_text.hpp"
#include "sator/ask/plans/plan_words.hpp"
#include "sator/text/source/separated_puzzles.hpp"

namespace sator::cli {

namespace {

/// Merges the lines of made puzzles: the form of a puzzle, then its JSON. A line without a puzzle has - instead of a form.
class MadeMerger {
  public:
    MadeMerger(MadeAs made_as, const std::string& version) : made_as_(made_as), version_(version) {}

    void add(std::string_view line) {
        const std::string form(ask::take_plan_word(line));
        if (form != "-" && !forms_.insert(form).second) return;
        ++merged_.count;
        if (made_as_ == MadeAs::Json) {
            merged_.text += std::string(line) + "\n";
            return;
        }
        const auto json = nlohmann::json::parse(line, nullptr, false);
        if (!json.is_object() || form == "-") return;
        if (!merged_.text.empty()) merged_.text += text::kPuzzleSeparatorLine;
        merged_.text += "# " + made_by_line(version_, json.value("command", "")) + json.value("puzzle", "");
    }
    MergedLines take() { return std::move(merged_); }

  private:
    MadeAs made_as_;
    const std::string& version_;
    std::set<std::string> forms_;
    MergedLines merged_;
};

}  // namespace

MergedLines merged_lines(const Campaign& campaign, MadeAs made_as) {
    const auto find = campaign.results();
    MadeMerger made(made_as, campaign.plan().made_by.version);
    MergedLines merged;
    for (std::size_t i = 0; i < campaign.plan().parts.size(); ++i) {
        const auto result = find(std::to_string(i + 1)).first;
        if (!result) continue;
        std::string_view lines = result->listed;
        if (campaign.plan().batch != ask::BatchOf::Seeds) {
            merged.text += lines;
            merged.count += static_cast<std::size_t>(result->count.clamped());
            continue;
        }
        while (const auto line = ask::take_plan_line(lines)) made.add(*line);
    }
    return campaign.plan().batch == ask::BatchOf::Seeds ? made.take() : merged;
}

}  // namespace sator::cli
