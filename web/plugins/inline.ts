// Puts the scripts and styles of a page into the page itself: one file that needs nothing else. The script is
// packed, which makes the page less than half as large; every browser since 2023 unpacks it.
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

function unpacking(code: string): string {
  const packed = gzipSync(code, { level: 9 }).toString("base64");
  return `
const bytes = Uint8Array.from(atob("${packed}"), (c) => c.charCodeAt(0));
const code = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
const script = document.createElement("script");
script.type = "module";
script.textContent = await code.text();
document.body.append(script);
`;
}

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
          scripts.push(file.code);
        } else if (file.fileName.endsWith(".css")) {
          styles.push(String(file.source));
        } else {
          continue;
        }
        delete bundle[file.fileName];
      }
      html = html
        .replace(/\s*<script type="module"[^>]*><\/script>/, "")
        .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, "");
      html = html.replace("</head>", () => `<style>${styles.join("\n")}</style></head>`);
      page.source = html.replace(
        "</body>",
        () => `<script type="module">${unpacking(scripts.join("\n"))}</script></body>`,
      );
    },
  };
}
