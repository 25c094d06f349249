// The files of web/ that are made of the tables.
#include "sator/ask/json/typescript.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string path_of(const std::string& name) {
    return std::string(SATOR_SOURCE_DIR) + "/web/" + name;
}

std::string content_of(const std::string& name) {
    std::ifstream file(path_of(name));
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Whether the files are to be written instead of compared.
bool renews() {
    return std::getenv("SATOR_TABLES_UPDATE") != nullptr;
}

void expect_file(const std::string& name, const std::string& content) {
    if (renews()) std::ofstream(path_of(name)) << content;
    EXPECT_EQ(content_of(name), content) << "renew it with SATOR_TABLES_UPDATE=1 build/tests/ask_test";
}

TEST(TablesOfTheWeb, RequestsHaveTheOptions) {
    expect_file("package/src/requests.ts", ask::requests_typescript());
}

TEST(TablesOfTheWeb, FunctionsAskTheQuestions) {
    expect_file("package/src/questions.ts", ask::questions_typescript());
}

TEST(TablesOfTheWeb, ReadmeOfTheBoundaryListsTheFields) {
    const std::string name = "boundary/README.md", table = ask::request_fields_markdown();
    std::string text = content_of(name);
    const std::size_t begin = text.find("| field | of | meaning |"), end = text.find("\n\n", begin) + 1;
    ASSERT_NE(begin, std::string::npos);
    expect_file(name, text.replace(begin, end - begin, table));
}

}  // namespace
}  // namespace sator::tests
