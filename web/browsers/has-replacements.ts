/** Tells if this browser lacked something: web/public/after-paint.js has then emptied the template. */
export function hasReplacements(): boolean {
  const template = document.querySelector<HTMLTemplateElement>("template[data-replacements]");
  return template?.content.childElementCount === 0;
}
