#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/campaign/campaign.hpp"
#include "cli/campaign/merged_batch.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/write_file.hpp"

namespace sator::cli {

namespace {

/// A message names at most this number of parts.
constexpr std::size_t kNamedParts = 12;

std::string named_parts(const std::vector<std::string>& parts) {
    const std::size_t shown = std::min(parts.size(), kNamedParts);
    return fmt::format("{} {}{}", parts.size() == 1 ? "part" : "parts",
                       fmt::join(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(shown), ", "),
                       parts.size() > shown ? fmt::format(" and {} more", parts.size() - shown) : "");
}

class MergeCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(text("PLAN", "", plan_, "the plan, a file that sator plan has written").required());
        options.push_back(text("-o,--output", "OUT", output_,
                               "write the listed solutions, or the answers of a batch, to this file"));
        options.push_back(flag("--json", json_, "write created puzzles as JSON, one object per line"));
        return options;
    }
    ExitCode run(Session& session);

  private:
    void tell_lacks(Session& session, const ask::MergedPlan& merged) const;
    ExitCode tell_total(Session& session, const Campaign& campaign, const ask::MergedPlan& merged) const;
    std::expected<std::size_t, Diagnostic> write_listed(Session& session, const Campaign& campaign) const;

    std::string plan_;
    std::optional<std::string> output_;
    bool json_ = false;
};

void MergeCall::tell_lacks(Session& session, const ask::MergedPlan& merged) const {
    std::string text;
    if (!merged.missing.empty())
        text += named_parts(merged.missing) + ": missing; sator part runs what is missing\n";
    if (!merged.damaged.empty())
        text +=
            named_parts(merged.damaged) + (merged.damaged.size() == 1 ? ": damaged; it is open again\n"
                                                                      : ": damaged; they are open again\n");
    if (!merged.other_programs.empty())
        text += named_parts(merged.other_programs) +
                ": the result is of another version of Sator; it is open again\n";
    for (const ask::PartDifference& difference : merged.differences) {
        text += fmt::format("part {}: the results differ\n", difference.part);
        for (const auto& found : difference.found)
            text += fmt::format("  {} on {}\n", found.count.to_string(), found.host);
    }
    if (!merged.doubtful_hosts.empty())
        text += fmt::format("{} may count wrongly; all {} parts that it has run are open again\n",
                            fmt::join(merged.doubtful_hosts, " or "), merged.doubtful_parts.size());
    session.out.write(text);
}

/// Writes what was listed, if the plan is a batch or a file is named. Returns the number of lines, without puzzles that are alike.
std::expected<std::size_t, Diagnostic> MergeCall::write_listed(Session& session,
                                                               const Campaign& campaign) const {
    const bool is_batch = campaign.plan().batch != ask::BatchOf::Nothing;
    if (!is_batch && !output_) return 0;
    const MergedLines merged = merged_lines(campaign, json_ ? MadeAs::Json : MadeAs::Puzzles);
    if (!output_) session.out.write(merged.text);
    if (output_) {
        if (auto written = write_file(*output_, merged.text); !written)
            return std::unexpected(written.error());
    }
    return merged.count;
}

ExitCode MergeCall::tell_total(Session& session, const Campaign& campaign,
                               const ask::MergedPlan& merged) const {
    const auto listed = write_listed(session, campaign);
    if (!listed) return refuse_call(session, listed.error());
    const ask::Plan& plan = campaign.plan();
    const bool is_batch = plan.batch != ask::BatchOf::Nothing;
    std::string text =
        is_batch ? fmt::format("{} answers", *listed) : merged.total.to_string() + " solutions";
    if (is_batch && merged.total != BigCount(*listed))
        text += fmt::format(", without {} that are like others", merged.total.clamped() - *listed);
    if (plan.factor > 1) text += fmt::format(", {} for each that was counted", plan.factor);
    text += fmt::format("\n{} parts", plan.parts.size());
    if (merged.made_again > 0) text += fmt::format(", {} of them made again", merged.made_again);
    text += fmt::format("; {:.1f} s of one core\n", merged.seconds);
    if (merged.sum) text += fmt::format("sum of the hashes: {:016x}\n", *merged.sum);
    // The lines of a batch go to standard output.
    (is_batch && !output_ ? session.err : session.out).write(text);
    return merged.total.is_zero() ? ExitCode::None : ExitCode::Found;
}

ExitCode MergeCall::run(Session& session) {
    const auto campaign = Campaign::open(plan_);
    if (!campaign) return refuse_call(session, campaign.error());
    const ask::MergedPlan merged = ask::merged_plan(campaign->plan(), campaign->results());
    for (const std::string& part : merged.damaged) campaign->reopen(part);
    for (const std::string& part : merged.doubtful_parts) campaign->reopen(part);
    if (merged.is_whole()) return tell_total(session, *campaign, merged);
    tell_lacks(session, merged);
    return merged.other_programs.empty() && merged.differences.empty() ? ExitCode::Stopped : ExitCode::Wrong;
}

}  // namespace

Command merge_command() {
    return {
        .name = "merge",
        .help = {.summary = "Add up the results of a plan's parts.",
                 .description = "Checks that each part has a result that is undamaged and of this plan, and "
                                "that parts that were run again agree. "
                                "Prints the total, or else which parts are missing, damaged or differ. "
                                "Damaged parts are open again, and so are all "
                                "parts of a host that may count wrongly.\n\n"
                                "Exit status: 0 if there is a total, 1 if it is zero, 2 if results differ or "
                                "are of another version of Sator, 3 if parts "
                                "are missing or damaged.",
                 .example = "sator merge square.plan"},
        .prepare = prepare_call<MergeCall>,
    };
}

}  // namespace sator::cli
