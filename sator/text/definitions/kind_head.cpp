#include "sator/text/definitions/kind_head.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/quoted_text.hpp"

namespace sator::text {

namespace {

using Type = KindParameter::Type;

constexpr const char* kHeadForm = "write e.g. 'kind star_battle STARS=1 [SIZE]'";
/// The names that are sizes if no type says otherwise.
constexpr std::array<std::string_view, 2> kSizes = {"SIZE", "BOXES"};
constexpr std::string_view kMany = "…";

bool is_keyword(std::string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

bool is_name(std::string_view word) {
    const auto fits = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
    return !word.empty() && word.front() >= 'A' && word.front() <= 'Z' && std::ranges::all_of(word, fits);
}

class HeadReader {
  public:
    HeadReader(const LineSlice& line, KindDefinition& definition) : line_(line), definition_(definition) {}

    std::expected<void, Diagnostic> read() {
        const std::u32string_view name = first_word(line_.text);
        if (name.size() < 2)
            return std::unexpected(error_at(line_.span(0, std::max<std::size_t>(1, name.size())),
                                            "the kind has no name", "a name has two letters or more"));
        definition_.name = to_utf8(name);
        definition_.span = line_.span(0, name.size());
        definition_.syntax = definition_.name;
        at_ = name.size();
        while (skip_blanks()) {
            if (auto read = read_parameter(); !read) return read;
        }
        return {};
    }

  private:
    /// Returns false at the end.
    bool skip_blanks() {
        while (at_ < line_.text.size() && puzzle::is_blank(line_.text[at_])) ++at_;
        return at_ < line_.text.size();
    }

    std::string next_word() {
        const std::size_t begin = at_;
        while (at_ < line_.text.size() && !puzzle::is_blank(line_.text[at_]) && line_.text[at_] != U']')
            ++at_;
        word_ = line_.span(begin, std::max<std::size_t>(1, at_ - begin));
        return to_utf8(line_.text.substr(begin, at_ - begin));
    }

    std::unexpected<Diagnostic> refused(std::string message) const {
        return std::unexpected(error_at(word_, std::move(message), kHeadForm));
    }

    std::expected<void, Diagnostic> read_parameter() {
        KindParameter parameter;
        const bool has_brackets = line_.text[at_] == U'[';
        parameter.is_optional = has_brackets;
        if (has_brackets) ++at_;
        skip_blanks();
        std::string word = next_word();
        if (is_keyword(word)) {
            parameter.keyword = word;
            skip_blanks();
            const bool has_name = at_ < line_.text.size() && is_name(to_utf8(line_.text.substr(at_, 1)));
            word = has_name ? next_word() : "";
        }
        if (word.empty()) {
            make_flag(parameter);
        } else if (auto read = read_valued(word, parameter); !read) {
            return read;
        }
        if (has_brackets) {
            skip_blanks();
            if (at_ >= line_.text.size() || line_.text[at_] != U']') return refused("']' is missing");
            ++at_;
        }
        add(std::move(parameter), word);
        return {};
    }

    static void make_flag(KindParameter& parameter) {
        parameter.name = std::exchange(parameter.keyword, {});
        parameter.type = Type::Flag;
        parameter.is_optional = true;
    }

    std::expected<void, Diagnostic> read_valued(std::string word, KindParameter& parameter) {
        const bool is_many = word.ends_with(kMany);
        if (is_many) word.resize(word.size() - kMany.size());
        const std::size_t equals = word.find('=');
        std::string usual = equals == std::string::npos ? "" : word.substr(equals + 1);
        std::string name = word.substr(0, equals);
        const std::size_t colon = name.find(':');
        const std::string type = colon == std::string::npos ? "" : name.substr(colon + 1);
        name.resize(std::min(colon, name.size()));
        if (!is_name(name))
            return refused("'" + name + "' is not the name of a parameter, which has capital letters only");
        parameter.name = name;
        if (is_many && is_name(usual)) {
            parameter.type = Type::Keys;
            parameter.is_optional = true;
            return {};
        }
        if (!usual.empty()) {
            parameter.usual = usual;
            parameter.is_optional = true;
        }
        parameter.type = std::ranges::find(kSizes, name) != kSizes.end() ? Type::Size : Type::Number;
        if (is_many) parameter.type = Type::List;
        return type.empty() ? std::expected<void, Diagnostic>() : read_type(type, parameter);
    }

    std::expected<void, Diagnostic> read_type(const std::string& type, KindParameter& parameter) {
        if (type == "size" || type == "number" || type == "word") {
            parameter.type = type == "size" ? Type::Size : type == "number" ? Type::Number : Type::Word;
            return {};
        }
        const std::size_t dots = type.find("..");
        const auto least = to_whole_number<std::int64_t>(type.substr(0, dots));
        const auto most =
            dots == std::string::npos ? std::nullopt : to_whole_number<std::int64_t>(type.substr(dots + 2));
        if (!least || !most) return refused("there is no type '" + type + "' of parameters");
        parameter.bounds = {*least, *most};
        return {};
    }

    /// Adds the parameter, and how it is written, to the definition.
    void add(KindParameter parameter, std::string word) {
        std::string shown = parameter.keyword.empty() ? "" : parameter.keyword + " ";
        shown += parameter.type == Type::Keys ? word : parameter.name;
        if (parameter.type == Type::List) shown += kMany;
        definition_.syntax += parameter.is_optional ? " [" + shown + "]" : " " + shown;
        definition_.parameters.push_back(std::move(parameter));
    }

    const LineSlice& line_;
    KindDefinition& definition_;
    std::size_t at_ = 0;
    SourceSpan word_;
};

}  // namespace

std::expected<void, Diagnostic> read_kind_head(const LineSlice& line, KindDefinition& definition) {
    return HeadReader(line, definition).read();
}

}  // namespace sator::text
