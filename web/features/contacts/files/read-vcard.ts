import { isFilled } from "#contract/required-text.ts";
import { t } from "#words/translate.ts";
import type { FileContact, FileContents, FileProblem } from "./file-contacts.ts";
import { favouriteWord, labelOfTypes } from "./labels.ts";
import { parts, unescaped, type VcardProperty, vcardProperties } from "./vcard-lines.ts";

/** Reads the contacts of a file of vCards. A card that is broken does not spoil the others. */
export function readVcards(text: string): FileContents {
  const contacts: FileContact[] = [];
  const problems: FileProblem[] = [];
  let card: VcardProperty[] | undefined;
  for (const property of vcardProperties(text)) {
    if ("broken" in property) {
      problems.push({
        line: property.line,
        about: property.broken.slice(0, 40),
        reason: t("Not a line of a vCard"),
      });
    } else if (property.name === "BEGIN") {
      if (card) problems.push(unfinished(card));
      card = [property];
    } else if (property.name === "END") {
      if (card) contacts.push(contactOf(card));
      card = undefined;
    } else {
      card?.push(property);
    }
  }
  if (card) problems.push(unfinished(card));
  return { contacts, problems };
}

function unfinished(card: VcardProperty[]): FileProblem {
  return { line: card[0]?.line ?? 0, about: nameOf(card), reason: t("This card has no end") };
}

function contactOf(card: VcardProperty[]): FileContact {
  const labels = ownLabels(card);
  const categories = textOf(card, "CATEGORIES")?.split(",") ?? [];
  return {
    line: card[0]?.line ?? 0,
    name: nameOf(card),
    favourite: categories.some((word) => favouriteWord.test(word.trim())),
    numbers: card
      .filter(({ name, value }) => name === "TEL" && value.trim() !== "")
      .map(({ group, parameters, value }) => ({
        text: unescaped(value).trim(),
        label: labels.get(group) ?? labelOfTypes(parameters.get("TYPE") ?? []),
      })),
  };
}

/** The name to show, or what else a card says of its owner. */
function nameOf(card: VcardProperty[]): string {
  const [family = "", given = "", middle = ""] = parts(textOf(card, "N") ?? "");
  const whole = [given, middle, family].filter((part) => part !== "").join(" ");
  const others = ["FN", "NICKNAME", "ORG", "EMAIL"].map((name) => parts(textOf(card, name) ?? "")[0] ?? "");
  const [shown = "", ...rest] = others;
  return [shown, whole, ...rest].find(isFilled) ?? "";
}

function textOf(card: VcardProperty[], wanted: string): string | undefined {
  return card.find(({ name, value }) => name === wanted && value.trim() !== "")?.value;
}

/** The labels that Apple's phones name in a property of the same group, by the group. */
function ownLabels(card: VcardProperty[]): ReadonlyMap<string, string> {
  const named = card.filter(({ group, name, value }) => group !== "" && name === "X-ABLABEL" && value !== "");
  return new Map(
    named.map(({ group, value }) => [group, unescaped(value).replace(/^_\$!<(.*)>!\$_$/, "$1")]),
  );
}
