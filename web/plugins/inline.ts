// Puts the scripts and styles of a page into the page itself: one file that needs nothing else.
import type { Plugin } from "vite";

export function inline(): Plugin {
  return {
    name: "inline",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = Object.values(bundle).find((file) => file.fileName.endsWith(".html"));
      if (page?.type !== "asset") throw new Error("no page to put scripts into");
      let html = String(page.source);
      const styles: string[] = [];
      const scripts: string[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") {
          // Nothing in the script may end the element it stands in.
          scripts.push(file.code.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--"));
        } else if (file.fileName.endsWith(".css")) {
          styles.push(String(file.source));
        } else {
          continue;
        }
        delete bundle[file.fileName];
      }
      html = html.replace(/\s*<script type="module"[^>]*><\/script>/, "").replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, "");
      html = html.replace("</head>", () => `<style>${styles.join("\n")}</style></head>`);
      page.source = html.replace("</body>", () => `<script type="module">${scripts.join("\n")}</script></body>`);
    },
  };
}
