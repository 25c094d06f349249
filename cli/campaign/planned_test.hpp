#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "cli/campaign/campaign.hpp"
#include "cli/campaign/sealed_text.hpp"
#include "cli/commands/run_program.hpp"
#include "cli/programs/other_program.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A plan in a folder of its own, for tests.
class PlannedTest : public testing::Test {
  protected:
    std::string path(const std::string& name) const { return folder_.path() + "/" + name; }
    std::string plan_path() const { return path("a.plan"); }
    void write(const std::string& name, std::string_view text) const { std::ofstream(path(name)) << text; }

    /// Makes the plan.
    void plan_question(std::vector<std::string> call) const {
        call.insert(call.begin(), "plan");
        call.insert(call.end(), {"-o", plan_path()});
        const ProgramRun planned = run(call);
        ASSERT_EQ(planned.code, ExitCode::Found) << planned.err;
    }
    ProgramRun call(const std::string& command, std::vector<std::string> further = {}) const {
        further.insert(further.begin(), {command, plan_path()});
        return run(further);
    }
    ProgramRun part(const std::vector<std::string>& further = {}) const { return call("part", further); }
    ProgramRun status(const std::vector<std::string>& further = {}) const { return call("status", further); }
    ProgramRun merge(const std::vector<std::string>& further = {}) const { return call("merge", further); }
    Campaign campaign() const { return *Campaign::open(plan_path()); }

    /// Changes a result as a host does that is not what it seems: the file has a right checksum.
    void forge(const std::string& name, const std::function<void(ask::PartResult&)>& change) const {
        auto result = campaign().result(name);
        ASSERT_TRUE(result.has_value());
        change(*result);
        ASSERT_TRUE(write_sealed(path("a.parts/" + name + ".result"), ask::result_text(*result)).has_value());
    }

    /// Runs parts in a child process, and kills it after a while. Returns whether it ended by itself.
    bool run_and_kill(const std::vector<std::string>& further, std::chrono::microseconds after) const {
        const pid_t child = ::fork();
        if (child == 0) {
            part(further);
            ::_exit(0);
        }
        std::this_thread::sleep_for(after);
        ::kill(child, SIGKILL);
        int ending = 0;
        ::waitpid(child, &ending, 0);
        return WIFEXITED(ending);
    }

  private:
    TemporaryFolder folder_;
};

}  // namespace sator::tests
