#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <system_error>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Returns a folder for the files of this process only, because tests run in parallel. The path ends in '/'.
/// The folder is removed when the process ends.
inline const std::string& temporary_folder() {
    struct Folder {
        Folder() { std::filesystem::create_directories(path); }
        Folder(const Folder&) = delete;
        Folder& operator=(const Folder&) = delete;
        ~Folder() {
            std::error_code error;
            std::filesystem::remove_all(path, error);
        }
        std::string path = testing::TempDir() + "sator_test_" + std::to_string(::getpid()) + "/";
    };
    static const Folder folder;
    return folder.path;
}

}  // namespace sator::tests
