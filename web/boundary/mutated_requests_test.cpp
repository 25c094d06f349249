// Sends thousands of broken requests. Each has a reply that is JSON, with an exit status that a request can have and, if the request is
// wrong, an error with a message.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "web/boundary/answer_request.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {
namespace {

using RequestJson = nlohmann::json;

constexpr std::size_t kRequests = 3000;
/// A broken text may be a hard puzzle.
constexpr int kMilliseconds = 60;

/// The same numbers on every machine: xorshift64.
class Numbers {
  public:
    std::size_t below(std::size_t limit) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return static_cast<std::size_t>(state_ % limit);
    }

  private:
    std::uint64_t state_ = 88172645463325252ULL;
};

const std::array<std::string, 12> kRequestTexts = {
    R"({"ask":"edit","text":"sudoku 4x4\nkiller\n  3 R1C1 R1C2\n","operation":{"do":"add_clue","rule":"cage","arguments":"7","cells":["R2C1","R2C2"]}})",
    R"({"ask":"edit","text":"sudoku 4x4\nsandwich\nleft . 5 . .\n","operation":{"do":"set_line_clue","rule":"sandwich","side":"left","line":2,"clue":""}})",
    R"({"ask":"edit","text":"layout 3x2\nrange 1..4\nrule sum 5\n| a a .\n| b b .\ninitial\n| 1 . .\n| . . .\n","operation":{"do":"remove_clue","rule":0,"part":1}})",
    R"({"ask":"edit","text":"grid 3x3\nrange 1..3\nsum\n  3 R1C1 R1C2\n","operation":{"do":"resize","size":"2x2"}})",
    R"({"ask":"edit","text":"grid 3x3\nrange 1..3\nsum\n  3 R1C1 R1C2\n","operation":{"do":"change_clue","rule":0,"arguments":"5","parts":[["R1C1"],["R2C2"]]}})",
    R"({"ask":"edit","text":"sudoku\n","operation":{"do":"set_values","cells":["R1C1"],"value":"5"}})",
    R"({"ask":"edit","text":"title T\nsudoku\n","operation":{"do":"new","kind":"regexes","size":"hexagon 3 3 3"}})",
    R"({"ask":"render","form":"data","text":"layout hexagon 3 3 3\nregexes\nx - /A+/ -\ny - - -\nz - - -\n"})",
    R"({"ask":"candidates","text":"grid 2x1\nrange 1..3\nrule a < b at R1C1 R1C2\n","limit":3})",
    R"({"ask":"hint","text":"sudoku 4x4\n| 1 2 3 .\n| 3 4 . .\n| 2 . . .\n| . . . .\n","grid":{"R1C4":"4"}})",
    R"({"ask":"convert","to":"fpuzzles","text":"sudoku 4x4\nkiller\n  3 R1C1 R1C2\n"})",
    R"({"ask":"words","text":"sudoku 4x4\nanti_knight\nthermometer\n  R1C1 R1C2\n"})"};

/// Breaks a text in one to four places: a piece is lost, comes twice, or is one of another request.
std::string broken(std::string text, Numbers& numbers) {
    for (std::size_t times = 1 + numbers.below(4); times > 0 && !text.empty(); --times) {
        const std::size_t at = numbers.below(text.size()), length = 1 + numbers.below(8);
        const std::string& other = kRequestTexts[numbers.below(kRequestTexts.size())];
        switch (numbers.below(4)) {
            case 0:
                text.erase(at, length);
                break;
            case 1:
                text.insert(at, text.substr(at, length));
                break;
            case 2:
                text.replace(at, length, other.substr(numbers.below(other.size()), length));
                break;
            default:
                text[at] = static_cast<char>(numbers.below(256));
                break;
        }
    }
    return text;
}

/// Breaks the text of a request, or a text of its operation.
void break_value(RequestJson& object, Numbers& numbers) {
    RequestJson& fields =
        object.contains("operation") && numbers.below(2) == 0 ? object["operation"] : object;
    const auto field = std::next(fields.begin(), static_cast<std::ptrdiff_t>(numbers.below(fields.size())));
    RequestJson& value = fields.contains("text") ? fields["text"] : *field;
    if (value.is_string()) value = broken(value.get<std::string>(), numbers);
    if (value.is_number()) value = numbers.below(12);
}

TEST(MutatedRequests, AreAnsweredOrRefused) {
    Numbers numbers;
    std::size_t answered = 0;
    for (std::size_t i = 0; i < kRequests; ++i) {
        const std::string& whole = kRequestTexts[i % kRequestTexts.size()];
        RequestJson object = RequestJson::parse(whole, nullptr, false);
        const bool breaks_values = numbers.below(3) > 0;
        if (breaks_values) break_value(object, numbers);
        std::string request = breaks_values ? "" : broken(whole, numbers);
        if (!breaks_values) object = RequestJson::parse(request, nullptr, false);
        if (object.is_object()) {
            object["time_limit"] = kMilliseconds;
            request = object.dump(-1, ' ', false, RequestJson::error_handler_t::replace);
        }
        const RequestJson reply = RequestJson::parse(answer_request(request), nullptr, false);
        ASSERT_TRUE(reply.is_object()) << request;
        const int exit = reply["exit"];
        ASSERT_TRUE(exit >= 0 && exit <= 3) << request;
        ASSERT_EQ(exit == 2, !reply["errors"].empty()) << request;
        for (const RequestJson& error : reply["errors"])
            ASSERT_FALSE(error["message"].get<std::string>().empty());
        answered += exit != 2 ? 1 : 0;
    }
    EXPECT_GT(answered, kRequests / 20);
}

}  // namespace
}  // namespace sator::web
