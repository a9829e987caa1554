import { AtRule, type ChildNode, type Declaration, list, type Plugin, type Root, type Rule } from "postcss";

/** The one layer that stays: browsers older than the minimum know no layers, and leave out its rules. */
const layerOfMinimum = "minimum";

/**
 * Gives older browsers the styles that Tailwind 4 writes for newer ones and that Vite's own compiler leaves as they are.
 * Rules leave their layers, whose order becomes that of the rules. Browsers without layers then read them too.
 * Without layers a rule of `@layer base` may be no stronger than one class, and what overrides every utility is
 * `!important`. Vite's Lightning CSS lowers `light-dark()`, nesting, ranges of width and `:dir()` by the list of browsers;
 * `:has()` stays out of the components, which have a class or `:focus-within` in its place.
 */
export function olderStyles(): Plugin {
  return {
    postcssPlugin: "older-styles",
    Once(root) {
      flattenLayers(root);
      root.walkDecls(/^(translate|rotate|scale)$/, addTransform);
      root.walkDecls(/^[^-]/, addViewportHeight);
      root.walkAtRules("container", addMedia);
      root.walkRules(/^:where\(.*\)$/, addSelector);
    },
  };
}

function flattenLayers(root: Root): void {
  const layers = new Map<string, ChildNode[]>();
  for (const rule of root.nodes) {
    if (rule.type !== "atrule" || rule.name !== "layer" || rule.params === layerOfMinimum) continue;
    for (const name of list.comma(rule.params))
      layers.set(name, [...(layers.get(name) ?? []), ...(rule.nodes ?? [])]);
  }
  root.prepend(...[...layers.values()].flat());
  root.walkAtRules("layer", (rule) => {
    if (rule.params === layerOfMinimum) return;
    if (rule.nodes?.length) throw rule.error("A layer in another rule has no place in the order");
    rule.remove();
  });
}

/** `translate`, `rotate` and `scale` as `transform`. No rule has two of them, and an animation does without. */
function addTransform(declaration: Declaration): void {
  const { prop, value } = declaration;
  addDeclaration(declaration, "translate: none", {
    prop: "transform",
    value: `${prop}(${list.space(value).join(", ")})`,
  });
}

/** The window's height with its bars, where the height without them is unknown. */
function addViewportHeight(declaration: Declaration): void {
  const value = declaration.value.replace(/(\d)[dsl]vh\b/g, "$1vh");
  if (value !== declaration.value) addDeclaration(declaration, "height: 1dvh", { value });
}

/** The window's width for the container's. */
function addMedia(rule: AtRule): void {
  const params = rule.params.replace(/^not /, "not all and ");
  addUnless("container-type: inline-size", rule, rule.clone({ name: "media", params }));
}

/** The space between the parts of a page, and the lines. */
function addSelector(rule: Rule): void {
  const selector = rule.selector.slice(":where(".length, -1);
  if (/^\S+ *> *:not\(:last-child\)$/.test(selector))
    addUnless("selector(:where(*))", rule, rule.clone({ selector }));
}

function addDeclaration(
  declaration: Declaration,
  condition: string,
  older: { prop?: string; value: string },
): void {
  const rule = declaration.parent;
  if (rule?.type !== "rule" || (rule.parent instanceof AtRule && rule.parent.name.endsWith("keyframes")))
    return;
  addUnless(condition, rule, rule.clone({ nodes: [declaration.clone(older)] }));
}

/** Rules one after another have their older forms in one block after the last of them. */
function addUnless(condition: string, rule: ChildNode, older: ChildNode): void {
  const params = `not (${condition})`;
  const before = rule.prev();
  const isSame = before?.type === "atrule" && before.params === params;
  const block = isSame ? before : new AtRule({ name: "supports", params });
  rule.after(block.append(older));
}
