#include "sator/ask/tables/option_table.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "sator/ask/tables/question_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(OptionTable, HasEachNameOnceForAQuestion) {
    for (std::size_t question = 0; question < ask::question_table().size(); ++question) {
        std::set<std::string> names;
        for (const ask::OptionRow& row : ask::option_table()) {
            if (!row.is_of(question)) continue;
            EXPECT_TRUE(names.emplace(row.name).second) << row.name;
        }
        EXPECT_TRUE(names.contains("text"));
    }
}

TEST(OptionTable, StoresValuesInTheQuestionOfTheRequest) {
    ask::Request request{.source = {}, .question = ask::Candidates{}};
    const auto target = ask::find_option("limit", request.question.index())->target(request);
    *std::get<std::optional<std::uint64_t>*>(*target) = 7;
    EXPECT_EQ(std::get<ask::Candidates>(request.question).limit, 7U);
    EXPECT_EQ(ask::find_option("limit", ask::Question(ask::Rate{}).index()), nullptr);
}

TEST(QuestionTable, HasTheQuestionsInTheirOrder) {
    for (std::size_t i = 0; i < ask::question_table().size(); ++i) {
        const ask::QuestionRow& row = ask::question_table()[i];
        EXPECT_EQ(row.make().index(), i) << row.name;
        EXPECT_EQ(ask::find_question(row.name), &row);
        if (row.command != nullptr) {
            EXPECT_TRUE(row.command->summary.ends_with('.')) << row.name;
        }
    }
}

}  // namespace
}  // namespace sator::tests
