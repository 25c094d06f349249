#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/process/limit_options.hpp"
#include "cli/process/option.hpp"
#include "sator/ask/tables/request.hpp"

namespace sator::cli {

/// The heading of the options that only some kinds have.
inline constexpr std::string_view kOptionsOfKinds = "single kinds";

/// Adds an option for each parameter of a kind of puzzle to make. `values` must outlive them.
void add_kind_parameters(std::vector<Option>& options, std::map<std::string, std::string>& values);

/// The options of `sator create` that say which puzzle is made: KIND, those that all kinds share, and the parameters of the kinds.
class CreateCallOptions {
  public:
    void add_to(std::vector<Option>& options);
    /// Makes the puzzle of this seed if the call names none.
    void set_usual_seed(std::uint64_t seed) {
        if (!seed_) seed_ = seed;
    }
    /// Returns what is asked for. The error is a mistake in the call.
    std::expected<ask::Request, Diagnostic> request(const Limits& limits) const;

  private:
    std::optional<std::string> kind_, from_, include_;
    std::optional<std::uint64_t> seed_;
    ask::Request request_{.source = {}, .question = ask::Create{}};
};

}  // namespace sator::cli
