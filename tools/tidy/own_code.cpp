// clang-tidy looks for mistakes in everything that a source includes, the standard library too, and then says nothing
// about what it found there. With this it looks only at what does not come from the system's headers, as clangd does.
#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

class OwnCode : public clang::ASTConsumer {
  void HandleTranslationUnit(clang::ASTContext& context) override {
    std::vector<clang::Decl*> own;
    const auto& sources = context.getSourceManager();
    for (clang::Decl* declared : context.getTranslationUnitDecl()->decls())
      if (!sources.isInSystemHeader(sources.getExpansionLoc(declared->getLocation()))) own.push_back(declared);
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

const clang::FrontendPluginRegistry::Add<Plugin> added{"own-code", "only what is not in a system header is looked at"};

}  // namespace
