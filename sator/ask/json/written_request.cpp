#include "sator/ask/json/written_request.hpp"

#include <charconv>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <variant>

#include "sator/ask/json/request_json.hpp"
#include "sator/ask/tables/option_table.hpp"
#include "sator/ask/tables/question_table.hpp"
#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"

namespace sator::ask {

namespace {

using WrittenJson = nlohmann::ordered_json;

/// Returns the value of an option with this target.
WrittenJson value_of_typed(const OptionTarget& target, const std::string& typed) {
    return std::visit(
        [&](auto one) -> WrittenJson {
            using Target = decltype(one);
            if constexpr (std::is_same_v<Target, bool*>) {
                return true;
            } else if constexpr (std::is_same_v<Target, std::uint64_t*> ||
                                 std::is_same_v<Target, std::optional<std::uint64_t>*>) {
                std::uint64_t number = 0;
                const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
                return error == std::errc() && end == typed.data() + typed.size() ? WrittenJson(number)
                                                                                  : WrittenJson(typed);
            } else {
                return typed;
            }
        },
        target);
}

}  // namespace

std::expected<std::string, Diagnostic> written_request(std::string_view question,
                                                       const std::map<std::string, std::string>& options,
                                                       const std::map<std::string, std::string>& parameters) {
    const QuestionRow* const row = find_question(question);
    SATOR_ASSERT(row != nullptr);
    WrittenJson json = {{"ask", question}};
    Request request{.source = {}, .question = row->make()};
    for (const auto& [name, typed] : options) {
        const OptionRow* const option = find_option(name, request.question.index());
        if (option == nullptr)
            return std::unexpected(
                error_in(kRequestName, "'" + name + "' is no option of " + std::string(question)));
        json[name] = value_of_typed(*option->target(request), typed);
    }
    if (!parameters.empty()) json["parameters"] = parameters;
    std::string text = json.dump();
    if (const auto read = read_request(text); !read) return failure(read);
    return text;
}

}  // namespace sator::ask
