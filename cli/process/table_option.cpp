#include "cli/process/table_option.hpp"

#include <algorithm>
#include <utility>

#include "sator/ask/tables/option_table.hpp"
#include "sator/base/assert.hpp"
#include "sator/create/requests/grade_range.hpp"

namespace sator::cli {

namespace {

using Stored = std::expected<void, BadValue>;

const ask::OptionRow& row_of(std::string_view name, const ask::Question& question) {
    const ask::OptionRow* row = ask::find_option(name, question.index());
    SATOR_ASSERT(row != nullptr && !row->help.empty());
    return *row;
}

/// Returns the name on the command line: "--why-not".
std::string flag_name(const ask::OptionRow& row) {
    std::string name = "--" + std::string(row.name);
    std::ranges::replace(name, '_', '-');
    return name;
}

/// Makes the option for each kind of target.
class OptionMaker {
  public:
    explicit OptionMaker(const ask::OptionRow& row) : row_(row) {}

    Option operator()(std::string* target) const { return text(flag_name(row_), value(), *target, help()); }
    Option operator()(std::optional<std::uint64_t>* target) const {
        return number(flag_name(row_), value(), *target, help(), row_.least);
    }
    Option operator()(std::uint64_t* target) const {
        return number(flag_name(row_), value(), *target, help(), row_.least);
    }
    Option operator()(bool* target) const { return flag(flag_name(row_), *target, help()); }
    Option operator()(std::optional<GradeRange>* target) const {
        Option option{.name = flag_name(row_), .value = value(), .help = help()};
        option.store = [target](const std::string& given) -> Stored {
            const auto grades = create::read_grade_range(given);
            if (!grades) return std::unexpected(BadValue{grades.error().message, grades.error().hint});
            *target = *grades;
            return {};
        };
        return option;
    }
    Option operator()(const ask::ChoiceTarget& target) const {
        Option option{.name = flag_name(row_), .help = help()};
        for (const std::string_view name : target.names) {
            option.choices.emplace_back(name);
            option.value += (option.value.empty() ? "" : "|") + std::string(name);
        }
        option.store = [target, all = option.value](const std::string& given) -> Stored {
            const auto found = std::ranges::find(target.names, given);
            if (found == target.names.end())
                return std::unexpected(BadValue{"'" + given + "' is none of " + all, ""});
            target.set(static_cast<std::size_t>(found - target.names.begin()));
            return {};
        };
        return option;
    }
    /// The program has no options of other kinds: it reads files, or has an option for each value.
    template <class Other>
    Option operator()(Other*) const {
        SATOR_ASSERT(false);
        return {};
    }

  private:
    std::string value() const { return std::string(row_.value); }
    std::string help() const { return std::string(row_.help); }

    const ask::OptionRow& row_;
};

}  // namespace

Option table_option(std::string_view name, ask::Request& request) {
    const ask::OptionRow& row = row_of(name, request.question);
    return std::visit(OptionMaker(row), *row.target(request));
}

Option table_text(std::string_view name, std::optional<std::string>& target, const ask::Question& question) {
    const ask::OptionRow& row = row_of(name, question);
    return text(flag_name(row), std::string(row.value), target, std::string(row.help));
}

}  // namespace sator::cli
