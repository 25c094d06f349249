#include "sator/base/errors.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<int, Diagnostic> read_digit(char sign) {
    if (sign >= '0' && sign <= '9') return sign - '0';
    return std::unexpected(error_at({}, std::string("'") + sign + "' is no digit"));
}

std::expected<void, Diagnostic> check_even(int digit) {
    if (digit % 2 == 0) return {};
    return std::unexpected(error_at({}, std::to_string(digit) + " is odd"));
}

std::expected<std::string, Diagnostic> half_of(char sign) {
    const auto digit = read_digit(sign);
    if (!digit) return failure(digit);
    if (auto done = check_even(*digit); !done) return failure(done);
    return std::to_string(*digit / 2);
}

TEST(Failure, PassesTheErrorOnToAnotherResult) {
    EXPECT_EQ(half_of('8'), "4");
    EXPECT_EQ(half_of('x').error().message, "'x' is no digit");
    EXPECT_EQ(half_of('7').error().message, "7 is odd");
}

TEST(Failure, KeepsTheErrorOfAConstantAndMovesThatOfAVariable) {
    const auto constant = read_digit('x');
    auto variable = read_digit('y');
    EXPECT_EQ(failure(constant).error().message, constant.error().message);
    EXPECT_EQ(failure(variable).error().message, "'y' is no digit");
    EXPECT_TRUE(variable.error().message.empty());
}

TEST(Errors, TakeGivesTheValueOrKeepsTheError) {
    Errors errors;
    EXPECT_EQ(errors.take(read_digit('3')), 3);
    EXPECT_TRUE(errors.take(check_even(4)));
    EXPECT_TRUE(errors.is_empty());
    EXPECT_EQ(errors.take(read_digit('x')), std::nullopt);
    EXPECT_FALSE(errors.take(check_even(5)));
    ASSERT_EQ(errors.list().size(), 2U);
    EXPECT_EQ(errors.list()[0].message, "'x' is no digit");
    EXPECT_EQ(errors.list()[1].message, "5 is odd");
}

TEST(Errors, JoinedTheFirstHoldsTheOthers) {
    Errors errors({error_at({}, "first")});
    errors.add(error_at({}, "second"));
    errors.add(error_at({}, "third"));
    const Diagnostic joined = errors.take_joined();
    EXPECT_TRUE(errors.is_empty());
    EXPECT_EQ(joined.message, "first");
    ASSERT_EQ(joined.also.size(), 2U);
    EXPECT_EQ(joined.also[1].message, "third");
}

}  // namespace
}  // namespace sator::tests
