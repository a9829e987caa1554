// Runs when a page cannot start: web/public/after-paint.js has brought the sentence that says so.
{
  const template = document.querySelector("template[data-failed]");
  const { title } = template;
  template.title = "";
  for (const each of [...document.body.childNodes]) if (title && each.data === title) each.remove();
  const { startError } = window;
  const sentence = document.createElement("p");
  sentence.className = "page-width py-4 font-semibold";
  sentence.setAttribute("role", "alert");
  sentence.textContent = title;
  // The page may have started after all.
  if (title) document.body.prepend(sentence);
  // Waiting that would never end. React draws these frames anew where the page starts after all.
  for (const each of document.querySelectorAll("[data-frame] [role=status]")) each.remove();
  // An error, the event of one, or the event of a script that did not load.
  const { filename, target } = startError;
  const { name, message, stack } = startError.error || startError;
  const text = (value, most) => String(value || "").slice(0, most);
  fetch("/api/browser-reports", {
    method: "POST",
    headers: { "content-type": "application/reports+json" },
    body: JSON.stringify([
      {
        type: "start-error",
        body: {
          name: text(name, 100),
          message: text(message, 500),
          stack: text([stack, filename || target?.src].join(" "), 2000),
        },
      },
    ]),
  }).catch(() => undefined);
}
