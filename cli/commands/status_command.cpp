#include "cli/answers/puzzle_listener.hpp"
#include "cli/campaign/campaign.hpp"
#include "cli/campaign/plan_status.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/ask/plans/plan_check.hpp"

namespace sator::cli {

namespace {

class StatusCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(text("PLAN", "", plan_, "the plan, a file that sator plan has written").required());
        options.push_back(
            flag("--check-plan", checks_plan_, "prove that the parts are the whole search, each once"));
        options.push_back(flag("--json", json_, "print the status as one line of JSON"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        const auto campaign = Campaign::open(plan_);
        if (!campaign) return refuse_call(session, campaign.error());
        if (checks_plan_) {
            if (const auto checked = check(*campaign, limits_.from_now(session)); !checked)
                return refuse_call(session, checked.error());
            if (!json_) session.out.write("the plan is complete, and its parts are disjoint\n");
        }
        const PlanStatus status = plan_status(*campaign);
        session.out.write(json_ ? status_json(status, plan_, checks_plan_) : status_text(status));
        return status.open() > 0 ? ExitCode::Stopped : ExitCode::Found;
    }

  private:
    /// The elements of a batch follow one another without a gap, or the plan cannot be read.
    static std::expected<void, Diagnostic> check(const Campaign& campaign, const Limits& limits) {
        if (campaign.plan().batch != ask::BatchOf::Nothing) return {};
        auto puzzle = PlannedPuzzle::open(campaign.plan(), campaign.path(), limits);
        if (!puzzle) return std::unexpected(puzzle.error());
        auto checked = ask::check_tree(campaign.plan(), puzzle->solver(), puzzle->givens(), limits);
        if (!checked && checked.error().file.empty()) checked.error().file = campaign.path();
        return checked;
    }

    std::string plan_;
    bool checks_plan_ = false, json_ = false;
    LimitOptions limits_;
};

}  // namespace

Command status_command() {
    return {
        .name = "status",
        .help =
            {.summary = "Tell how far the parts of a plan are.",
             .description =
                 "A part has failed if it was begun and has been silent for a minute or more: its host was "
                 "lost, "
                 "or its program was killed. "
                 "It is open, like all that are not finished: run it again, and it goes on where it was.\n\n"
                 "Exit status: 0 if all parts are finished; 2 if the plan is wrong; 3 if parts are open.",
             .example = "sator status square.plan\nsator status --check-plan square.plan"},
        .prepare = prepare_call<StatusCall>,
    };
}

}  // namespace sator::cli
