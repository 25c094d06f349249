#pragma once

#include <string>

#include "cli/campaign/campaign.hpp"

namespace sator::cli {

/// Returns a script for sbatch: a job array that runs all parts of a plan. Finished parts are skipped, so that the script can be submitted
/// again until `sator status` says that all are finished.
std::string slurm_script(const Campaign& campaign);

/// Returns a call of GNU parallel that runs all parts of a plan on this machine, or over ssh.
std::string parallel_call(const Campaign& campaign);

}  // namespace sator::cli
