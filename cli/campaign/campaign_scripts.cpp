#include "cli/campaign/campaign_scripts.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "sator/create/requests/create_call_text.hpp"

namespace sator::cli {

namespace {

/// The most tasks of an array. Slurm allows 1001 unless it is configured (MaxArraySize), and numbers them from 0.
constexpr std::size_t kMostTasks = 1000;

}  // namespace

std::string slurm_script(const Campaign& campaign) {
    const std::size_t parts = campaign.plan().parts.size();
    const std::size_t each = (parts + kMostTasks - 1) / kMostTasks;
    const std::size_t tasks = (parts + each - 1) / each;
    const std::string name = std::filesystem::path(campaign.path()).stem().string();
    return fmt::format(
        "#!/bin/bash\n"
        "#SBATCH --job-name={0}\n"
        "#SBATCH --array=0-{1}\n"
        "#SBATCH --ntasks=1 --cpus-per-task=1 --mem=4G\n"
        "#SBATCH --requeue --open-mode=append --output={2}/slurm-%a.log\n"
        "# {3} parts, {4} a task. A task that is ended and requeued goes on where it was. Submit this script "
        "again until\n"
        "# `sator status {5}` says that no part is open. A mistake or a bug (status 2, 70) ends the whole "
        "array.\n"
        "first=$((SLURM_ARRAY_TASK_ID * {4} + 1))\n"
        "last=$((first + {4} - 1 < {3} ? first + {4} - 1 : {3}))\n"
        "\"${{SATOR:-sator}}\" part {5} \"$first..$last\" --memory-limit 3G\n"
        "status=$?\n"
        "case $status in 2 | 70 | 126 | 127) scancel \"$SLURM_ARRAY_JOB_ID\" ;; esac\n"
        "exit \"$status\"\n",
        name, tasks - 1, create::shell_word(campaign.folder()), parts, each,
        create::shell_word(campaign.path()));
}

std::string parallel_call(const Campaign& campaign) {
    const std::string plan = create::shell_word(campaign.path());
    return fmt::format(
        "# Each core runs one part at a time; a limit (status 3) leaves a part open, and anything else that "
        "fails ends the run.\n"
        "# On several machines that share this folder: add --sshloginfile HOSTS --workdir . to parallel.\n"
        "seq {} | parallel --halt soon,fail=1 {}\n",
        campaign.plan().parts.size(),
        create::shell_word("\"${SATOR:-sator}\" part " + plan + " {} || test $? = 3"));
}

}  // namespace sator::cli
