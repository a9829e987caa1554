const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A whole page. Title, style and head are our own words; what is not is escaped in the body. */
export function htmlPage(page: { title: string; style: string; body: string; head?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head ?? ""}
<title>${page.title}</title>
<style>${page.style}</style>
</head>
<body>
${page.body}
</body>
</html>
`;
}

/** For the head of a page that waits for its first entry. */
export const refreshed = '<meta http-equiv="refresh" content="3">';
