#include "sator/exchange/puzz_link/link_codecs.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr int kNoNumber = DrawnBoard::kOpen, kUnknownNumber = DrawnBoard::kHidden;

/// Writes all lists of up to three of these numbers, and reads them back.
void expect_round_trips(const ListCode& code, const std::vector<int>& numbers) {
    for (const int a : numbers) {
        for (const int b : numbers) {
            for (const int c : numbers) {
                const std::vector<int> list = {a, b, c};
                const std::string text = code.write(list);
                LinkBody body(text);
                EXPECT_EQ(code.read(body, list.size()), list) << text;
                EXPECT_FALSE(body.has_failed()) << text << ": " << body.error();
                EXPECT_TRUE(body.is_at_end()) << text;
            }
        }
    }
}

TEST(LinkCodecs, ReadWhatTheyWrite) {
    expect_round_trips(number10(), {kNoNumber, kUnknownNumber, 0, 1, 9});
    expect_round_trips(number16(), {kNoNumber, kUnknownNumber, 0, 15, 16, 255, 256, 999, 4095, 4096, 8191,
                                    8192, 12239, 12240});
    expect_round_trips(differences(), {kNoNumber, kLess, kGreater, 1, 9});
    expect_round_trips(four_cell(), {kNoNumber, kUnknownNumber, 0, 4});
    expect_round_trips(one_cell(), {kNoNumber, 1});
    expect_round_trips(packed(2, 5), {0, 1});
    expect_round_trips(packed(3, 3), {0, 1, 2});
}

TEST(LinkCodecs, HaveTheTextsOfPzpr) {
    EXPECT_EQ(number10().write({kNoNumber, 1, kNoNumber, kNoNumber, kUnknownNumber}), "a1b.");
    EXPECT_EQ(number16().write({10, 16, kNoNumber, 256}), "a-10g+100");
    EXPECT_EQ(packed(2, 5).write({1, 0, 0, 0, 0, 1}), "gg");
}

TEST(LinkCodecs, CountALongGapInSeveralLetters) {
    std::vector<int> list(60, kNoNumber);
    list.back() = 3;
    for (const ListCode& code : {number10(), number16(), four_cell()}) {
        const std::string text = code.write(list);
        LinkBody body(text);
        EXPECT_EQ(code.read(body, list.size()), list) << text;
    }
}

TEST(LinkCodecs, SayWhereTheyFail) {
    LinkBody body("12!4");
    number10().read(body, 4);
    EXPECT_EQ(body.error(), "'!' is no digit here");
    EXPECT_EQ(body.error_position(), 2U);
    LinkBody stars("x/");
    read_count(stars);
    EXPECT_TRUE(stars.has_failed());
    LinkBody count("12/abc");
    EXPECT_EQ(read_count(count), 12);
    EXPECT_EQ(count.peek(), 'a');
}

}  // namespace
}  // namespace sator::tests
