// clang-tidy looks for mistakes in everything that a source includes, the standard library too, and goes through each
// header again for every source that includes it. With this it looks only at the files whose names stand in the file
// $TIDY_LOOK_AT.
#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

std::set<std::string> files_to_look_at() {
  std::set<std::string> files;
  const char* list = std::getenv("TIDY_LOOK_AT");
  std::ifstream names{list ? list : ""};
  for (std::string name; std::getline(names, name);) files.insert(name);
  return files;
}

class OwnCode : public clang::ASTConsumer {
  void HandleTranslationUnit(clang::ASTContext& context) override {
    const auto files = files_to_look_at();
    const auto& sources = context.getSourceManager();
    std::vector<clang::Decl*> own;
    for (clang::Decl* declared : context.getTranslationUnitDecl()->decls()) {
      const auto file =
          sources.getFileEntryRefForID(sources.getFileID(sources.getExpansionLoc(declared->getLocation())));
      if (file && files.contains(file->getFileEntry().tryGetRealPathName().str())) own.push_back(declared);
    }
    context.setTraversalScope(std::move(own));
  }
};

class Plugin : public clang::PluginASTAction {
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance&, llvm::StringRef) override {
    return std::make_unique<OwnCode>();
  }
  bool ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>&) override { return true; }
  ActionType getActionType() override { return AddBeforeMainAction; }
};

const clang::FrontendPluginRegistry::Add<Plugin> added{"own-code",
                                                       "only the files named in $TIDY_LOOK_AT are looked at"};

}  // namespace
