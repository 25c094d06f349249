#include "cli/answers/puzzle_listener.hpp"
#include "cli/campaign/campaign.hpp"
#include "cli/campaign/merged_batch.hpp"
#include "cli/campaign/merged_text.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/write_file.hpp"

namespace sator::cli {

namespace {

class MergeCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(text("PLAN", "", plan_, "the plan, a file that sator plan has written").required());
        options.push_back(text("-o,--output", "OUT", output_,
                               "write the listed solutions, or the answers of a batch, to this file"));
        options.push_back(flag(
            "--json", json_,
            "print the total, or what is missing, as one line of JSON; write created puzzles as JSON, too"));
        return options;
    }
    ExitCode run(Session& session);

  private:
    ExitCode tell_total(Session& session, const Campaign& campaign, const ask::MergedPlan& merged) const;
    std::expected<std::size_t, Diagnostic> write_listed(Session& session, const Campaign& campaign) const;

    std::string plan_;
    std::optional<std::string> output_;
    bool json_ = false;
};

/// Writes what was listed, if the plan is a batch or a file is named. Returns the number of lines, without puzzles that are alike.
std::expected<std::size_t, Diagnostic> MergeCall::write_listed(Session& session,
                                                               const Campaign& campaign) const {
    const bool is_batch = campaign.plan().batch != ask::BatchOf::Nothing;
    if (!is_batch && !output_) return 0;
    const MergedLines merged = merged_lines(campaign, json_ ? MadeAs::Json : MadeAs::Puzzles);
    if (!output_) {
        session.out.write(merged.text);
    } else if (auto written = write_file(*output_, merged.text); !written) {
        return failure(written);
    }
    return merged.count;
}

ExitCode MergeCall::tell_total(Session& session, const Campaign& campaign,
                               const ask::MergedPlan& merged) const {
    const auto listed = write_listed(session, campaign);
    if (!listed) return refuse_call(session, listed.error());
    const MergedAnswer answer{campaign, merged, *listed};
    // The lines of a batch go to standard output.
    const bool has_listed = campaign.plan().batch != ask::BatchOf::Nothing && !output_;
    (has_listed ? session.err : session.out).write(json_ ? merged_json(answer) : total_text(answer));
    return merged.total.is_zero() ? ExitCode::None : ExitCode::Found;
}

ExitCode MergeCall::run(Session& session) {
    const auto campaign = Campaign::open(plan_);
    if (!campaign) return refuse_call(session, campaign.error());
    const ask::MergedPlan merged = ask::merged_plan(campaign->plan(), campaign->results());
    for (const std::string& part : merged.damaged) campaign->reopen(part);
    for (const std::string& part : merged.doubtful_parts) campaign->reopen(part);
    if (!merged.doubtful_hosts.empty()) campaign->drop_checkpoints(merged.doubtful_hosts);
    if (merged.is_whole()) return tell_total(session, *campaign, merged);
    session.out.write(json_ ? merged_json({*campaign, merged, {}}) : lacks_text(merged));
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
