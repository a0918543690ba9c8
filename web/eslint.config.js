import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["types/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Addresses are plain paths of our own router; no framework resolves them.
      "svelte/no-navigation-without-resolve": "off",
      // Plain maps are right for what no page shows.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
