#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace sator {

/// A folder for this process's files alone, since tests run side by side; with a '/' behind it. It goes with
/// the process.
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

}  // namespace sator
