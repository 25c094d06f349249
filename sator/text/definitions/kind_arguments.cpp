#include "sator/text/definitions/kind_arguments.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

namespace {

using Type = KindParameter::Type;
/// The least and the greatest number that a parameter may be.
using Bounds = std::pair<std::int64_t, std::int64_t>;

class ArgumentBinder {
  public:
    ArgumentBinder(const KindDefinition& definition, const KindRequest& request, KindScope& scope)
        : definition_(definition), request_(request), arguments_(request.arguments), scope_(scope) {}

    std::expected<void, Diagnostic> bind() {
        for (at_ = 0; at_ < arguments_.size(); ++at_) {
            if (auto bound = bind_next(); !bound) return bound;
        }
        for (const KindParameter& parameter : definition_.parameters) {
            if (scope_.has(name_of(parameter))) continue;
            if (!parameter.is_optional) return std::unexpected(missing(request_.statement.span, parameter));
            if (parameter.usual) {
                scope_.set(parameter.name, *parameter.usual);
            } else {
                scope_.set_missing(name_of(parameter));
            }
        }
        if (const std::string signs = signs_of_keys(scope_.value(kKeys)); !signs.empty())
            scope_.set("SIGNS", signs);
        return {};
    }

  private:
    /// Returns what stands before the = of each key, e.g. "r b" of "r=red b=blue".
    static std::string signs_of_keys(std::string_view keys) {
        std::string signs;
        for (const auto& [sign, meaning] : keys_of(keys)) signs += (signs.empty() ? "" : " ") + sign;
        return signs;
    }

    static std::string name_of(const KindParameter& parameter) {
        return parameter.type == Type::Keys ? std::string(kKeys) : parameter.name;
    }

    Diagnostic missing(SourceSpan span, const KindParameter& parameter) const {
        const std::string what = parameter.keyword.empty() ? parameter.name : parameter.keyword;
        return error_at(span, what + " is missing", "write '" + definition_.syntax + "'");
    }

    std::expected<void, Diagnostic> bind_next() {
        const Argument& argument = arguments_[at_];
        for (const KindParameter& parameter : definition_.parameters) {
            const bool is_named =
                argument.kind == Argument::Kind::Bare &&
                argument.text == (parameter.type == Type::Flag ? parameter.name : parameter.keyword);
            if (!is_named) continue;
            if (parameter.type == Type::Flag) {
                scope_.set(parameter.name, parameter.name);
                return {};
            }
            if (++at_ == arguments_.size()) return std::unexpected(missing(argument.span, parameter));
            if (take(parameter, true)) return {};
            return std::unexpected(wrong_value(parameter));
        }
        for (const bool has_free_words : {false, true}) {
            for (const KindParameter& parameter : definition_.parameters) {
                const bool is_free = parameter.type == Type::Word || parameter.type == Type::List;
                const bool is_open = parameter.keyword.empty() && parameter.type != Type::Flag &&
                                     is_free == has_free_words &&
                                     (is_list(parameter) || !scope_.has(parameter.name));
                if (is_open && take(parameter, false)) return {};
            }
        }
        return std::unexpected(unknown(argument));
    }

    /// Gives a parameter the next argument, or all that are left to a list with a word before it. Returns false if they do not fit.
    bool take(const KindParameter& parameter, bool is_named) {
        const Argument& argument = arguments_[at_];
        const std::string written = joined_arguments({&argument, 1});
        switch (parameter.type) {
            case Type::Size:
                // A number alone may be for another parameter.
                if (!size_of(argument.text) ||
                    (!is_named && !argument.text.contains('x') && has_open_number()))
                    return false;
                break;
            case Type::Number:
                if (!is_within(argument, parameter.bounds.value_or(Bounds{0, INT64_MAX}))) return false;
                break;
            case Type::Keys:
                if (argument.kind != Argument::Kind::Bare || !argument.text.contains('=')) return false;
                append(std::string(kKeys), written);
                return true;
            case Type::List:
                return take_words(parameter, is_named);
            case Type::Word:
                break;
            case Type::Flag:
                return false;
        }
        scope_.set(parameter.name, written);
        return true;
    }

    static bool is_within(const Argument& argument, Bounds bounds) {
        const auto number = to_whole_number<std::int64_t>(argument.text);
        return number && *number >= bounds.first && *number <= bounds.second;
    }

    /// Gives a list the next word, or all words that are left. Returns false at the first one that is not within its bounds.
    bool take_words(const KindParameter& parameter, bool has_all) {
        const std::size_t end = has_all ? arguments_.size() : at_ + 1;
        std::string words;
        for (std::size_t i = at_; i < end; ++i) {
            at_ = i;
            if (parameter.bounds && !is_within(arguments_[i], *parameter.bounds)) return false;
            words += (words.empty() ? "" : " ") + joined_arguments({&arguments_[i], 1});
        }
        append(parameter.name, words);
        return true;
    }

    static bool is_list(const KindParameter& parameter) {
        return parameter.type == Type::Keys || parameter.type == Type::List;
    }

    void append(const std::string& name, const std::string& word) {
        const std::string words(scope_.value(name));
        scope_.set(name, words + (words.empty() ? "" : " ") + word);
    }

    bool has_open_number() const {
        return std::ranges::any_of(definition_.parameters, [&](const KindParameter& p) {
            return p.type == Type::Number && p.keyword.empty() && !scope_.has(p.name);
        });
    }

    Diagnostic wrong_value(const KindParameter& parameter) const {
        const Argument& argument = arguments_[at_];
        if (parameter.type == Type::Size)
            return error_at(argument.span, "this is not a size",
                            "write columns and rows: " + parameter.keyword + " 3x2");
        return error_at(argument.span, "this is not a value of " + parameter.name, number_hint(parameter));
    }

    std::string number_hint(const KindParameter& parameter) const {
        if (!parameter.bounds) return "write '" + definition_.syntax + "'";
        return "write a number from " + std::to_string(parameter.bounds->first) + " to " +
               std::to_string(parameter.bounds->second);
    }

    Diagnostic unknown(const Argument& argument) const {
        std::vector<std::string_view> known;
        for (const KindParameter& parameter : definition_.parameters) {
            if (parameter.type == Type::Number && parameter.bounds && !scope_.has(parameter.name) &&
                to_whole_number<std::int64_t>(argument.text))
                return error_at(argument.span, parameter.name + " cannot be " + argument.text,
                                number_hint(parameter));
            known.push_back(parameter.type == Type::Flag ? parameter.name : parameter.keyword);
        }
        const std::string& word = request_.statement.keyword;
        const std::string_view near = spelling_suggestion(argument.text, known);
        if (definition_.parameters.empty())
            return error_at(argument.span, "'" + word + "' has no arguments",
                            "'sator rules " + word + "' shows how it is written");
        return error_at(argument.span, "'" + word + "' does not know '" + argument.text + "'",
                        near.empty() ? "'sator rules " + word + "' shows how it is written"
                                     : "did you mean '" + std::string(near) + "'?");
    }

    const KindDefinition& definition_;
    const KindRequest& request_;
    const std::vector<Argument>& arguments_;
    KindScope& scope_;
    std::size_t at_ = 0;
};

}  // namespace

std::vector<std::pair<std::string, std::string>> keys_of(std::string_view text) {
    std::vector<std::pair<std::string, std::string>> keys;
    while (!text.empty()) {
        const std::string_view key = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(key.size() + 1, text.size()));
        const std::size_t equals = key.find('=');
        if (equals != std::string_view::npos)
            keys.emplace_back(key.substr(0, equals), key.substr(equals + 1));
    }
    return keys;
}

std::expected<void, Diagnostic> bind_arguments(const KindDefinition& definition, const KindRequest& request,
                                               KindScope& scope) {
    return ArgumentBinder(definition, request, scope).bind();
}

}  // namespace sator::text
