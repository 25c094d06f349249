#include "cli/commands/plan_options.hpp"

#include <algorithm>
#include <utility>

#include "cli/commands/create_options_of_call.hpp"
#include "cli/process/session.hpp"
#include "cli/process/table_option.hpp"
#include "sator/ask/json/written_request.hpp"
#include "sator/ask/tables/option_table.hpp"

namespace sator::cli {

namespace {

/// The headings of options that single questions have.
constexpr std::string_view kSolveOptions = "solve", kCheckOptions = "check", kCreateOptions = "create";

}  // namespace

/// Makes an option of the option table keep its text, too, when its value is stored.
void PlanOptions::keep_typed(Option& option) {
    if (option.is_positional()) return;
    std::string name = option.long_name().substr(2);
    std::ranges::replace(name, '-', '_');
    const bool is_known =
        std::ranges::any_of(ask::option_table(), [&](const ask::OptionRow& row) { return row.name == name; });
    if (!is_known || name == "initial") return;
    option.store = [this, name, store = std::move(option.store)](const std::string& value) {
        typed_[name] = value;
        return store(value);
    };
}

void PlanOptions::add_to(std::vector<Option>& options) {
    const std::size_t begin = options.size();
    input_.add_to(options, reading_);
    const auto add = [&](std::string_view heading, ask::Request& request,
                         std::initializer_list<std::string_view> names) {
        const std::size_t first = options.size();
        for (const std::string_view name : names) options.push_back(table_option(name, request));
        add_heading(options, first, heading);
    };
    add(kSolveOptions, solving_, {"all", "limit", "verify"});
    add(kCheckOptions, checking_, {"solutions"});
    add(kCreateOptions, creating_, {"grade", "hardest", "symmetry", "minimal", "givens", "keep", "unrated"});
    for (std::size_t i = begin; i < options.size(); ++i) keep_typed(options[i]);
    add_kind_parameters(options, parameters_);
}

std::expected<std::string, Diagnostic> PlanOptions::request(
    std::string_view question, std::map<std::string, std::string> further) const {
    further.insert(typed_.begin(), typed_.end());
    auto text = ask::written_request(question, further, parameters_);
    if (!text) text.error().file = "sator plan";
    return text;
}

}  // namespace sator::cli
