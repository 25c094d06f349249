#include "cli/campaign/part_run.hpp"

#include "cli/campaign/built_from.hpp"
#include "cli/process/host_name.hpp"
#include "sator/base/errors.hpp"

namespace sator::cli {

ask::PartResult begun_result(const Campaign& campaign, const std::string& part) {
    return {.plan = campaign.hash(), .part = part, .made_by = this_program(), .hosts = {host_name()}};
}

Diagnostic other_question(const Campaign& campaign) {
    return error_in(campaign.path(), "the question of the plan is no question about its parts",
                    "make another plan with sator plan");
}

void MarkWriter::going_on(double share, double seconds) {
    if (is_due()) write(share, seconds, false);
}

void MarkWriter::stopped(double share, double seconds) {
    write(share, seconds, true);
}

void MarkWriter::write(double share, double seconds, bool is_stopped) {
    if (options_.is_again) return;
    const std::chrono::duration<double> every = options_.every;
    campaign_.mark(part_, {host_name(), share, seconds, every.count(), is_stopped});
    next_ = std::chrono::steady_clock::now() + options_.every;
}

}  // namespace sator::cli
