#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sator/ask/tables/request.hpp"

/// The options of all questions: one row each. The reader of requests, the options of the program with their help, the table in
/// web/boundary/README.md and web/package/src/requests.ts are made from it.
namespace sator::ask {

/// An option whose value is one of several names.
struct ChoiceTarget {
    std::span<const std::string_view> names;
    std::function<void(std::size_t index)> set;
};

/// The member that an option sets.
using OptionTarget =
    std::variant<std::string*, std::optional<std::uint64_t>*, std::uint64_t*, bool*,
                 std::map<std::string, std::string>*, std::optional<CodePointSet>*,
                 std::optional<GradeRange>*, std::optional<text::EditOperation>*, ChoiceTarget>;

/// A member of a request: of one question, or of all of them.
struct OptionPlace {
    std::optional<std::size_t> question;  ///< the index of its type in Question; nullopt: all questions
    OptionTarget (*target)(Request& request);
};

struct OptionRow {
    std::string_view name;   ///< "why_not"; on the command line --why-not
    std::string_view value;  ///< how help calls the value: "N"; empty for a flag
    std::vector<OptionPlace> places;
    std::string_view meaning;  ///< a sentence for requests; empty: the program alone has the option
    std::string_view
        help;  ///< for the program's help; empty: it has no such option, or says it in another way
    std::uint64_t least = 0;
    std::string_view type = "";   ///< in TypeScript, if the target does not imply it
    std::string_view whole = "";  ///< for messages about a choice: "there is no form 'png' of a picture"

    /// Whether it is an option of the question with this index.
    bool is_of(std::size_t question) const;
    /// Returns where a request stores it; nullopt if it is no option of the request's question.
    std::optional<OptionTarget> target(Request& request) const;
};

std::span<const OptionRow> option_table();

/// Returns the row of an option of a question, by the name that requests use; null if there is none.
const OptionRow* find_option(std::string_view name, std::size_t question);

}  // namespace sator::ask
