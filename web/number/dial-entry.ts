import { dialLinkMessages } from "#contract/messages/call-messages.ts";
import { regionsOf } from "#contract/money/default-currency.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";
import { loadNumberingPlans, numberingPlans } from "./numbering-plans.ts";
import type { Given } from "./plans/read-given.ts";
import { calledCountries } from "./recent-numbers.ts";
import { type CaretSide, spaceField } from "./space-field.ts";
import { type TypedNumber, unreadNumber } from "./typed-number.ts";

const askings = createListeners();

/** Gives a text with a number to the dialler, now or when it is next shown, such as after the ongoing call. */
export function askForNumber(text: string): void {
  const { country = "" } = drafts.read("dial");
  drafts.keep("dial", { phoneNumber: "", country, asked: text });
  askings.notify();
}

/** The dialler's field: its number is read once for each change, and kept in this tab until it is called. */
export function createDialEntry(lastNumber: E164 | null) {
  const listeners = createListeners();
  const draft = drafts.read("dial");
  /** A text that is being read, or that may mean several numbers, until one is chosen or another text is typed. */
  let pendingText = draft.asked ?? "";
  /** The text that was last read. */
  let text = pendingText === "" ? (draft.phoneNumber ?? lastNumber ?? "") : "";
  let entry = read(text, draft.country || undefined);

  function show(typed: TypedNumber): void {
    entry = typed;
    listeners.notify();
  }

  /** `source` is the text that is read again: a number that came with its country's code keeps its plus there. */
  function keep(typed: TypedNumber, source: string, given = ""): void {
    pendingText = given;
    text = source;
    show(typed);
    drafts.keep("dial", { phoneNumber: source, country: typed.chosen ?? "", asked: pendingText });
  }

  /** Puts in a text without a caret. A number is shown as it is dialled. */
  function write(source: string, chosen = entry.chosen): void {
    const typed = read(source, chosen);
    keep(typed.reading.is === "number" ? { ...typed, text: typed.reading.text } : typed, source);
  }

  /** Puts in a number, spaced as it is dialled. Its code is its own, and no longer the one that the page has put in. */
  function writeNumber(spaced: string, chosen?: string): void {
    write(spaced.includes("+") ? spaced : `+${spaced}`, chosen);
  }

  /** Takes what the user has changed in the field, and spaces it there. */
  function type(field: HTMLInputElement, side?: CaretSide): void {
    const typed = read(field.value, entry.chosen);
    spaceField(field, typed.text, side);
    keep(typed, typed.text);
  }

  function take(
    given: string,
    { text: taken, number, choices, emergency }: Given,
    chosen = entry.chosen,
  ): void {
    if (choices.length > 0) {
      const reading = { is: "several", choices, emergency } as const;
      keep({ ...unreadNumber(taken, chosen), text: taken, reading }, taken, given);
    } else if (number === null) write(taken, chosen);
    else writeNumber(taken, chosen);
  }

  /** A pasted number takes the place of the old one, and a part of a number goes to the caret. */
  async function paste(text: string, field: HTMLInputElement): Promise<void> {
    await loadNumberingPlans();
    const plans = numberingPlans();
    if (plans === null) {
      toast.error(t(notLoadedSentence));
      return;
    }
    const named = [entry.begun, entry.chosen];
    const given = plans.readGiven(text, { named, likely: likelyCountries() });
    // Words alone search the contacts.
    const isSearch = !/\p{Nd}/u.test(text) && /\p{L}/u.test(text);
    if (given) take(text, given);
    else if (isSearch || plans.isPartOfNumber(text)) {
      if (isSearch) field.select();
      field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
      type(field);
    } else {
      // The number before a refused text must not stay to be called.
      toast.error(t(dialLinkMessages.noNumberInText));
      write("");
    }
  }

  /** Takes a link with digits. Those of no number are shown with the reason. */
  async function link(linked: string): Promise<void> {
    keep(read("", entry.chosen), "", linked);
    if (linked === "") return;
    await loadNumberingPlans();
    // The user may have typed another number meanwhile.
    if (pendingText !== linked) return;
    const given = numberingPlans()?.readGiven(linked, { named: [entry.chosen], likely: likelyCountries() });
    if (given) take(linked, given);
    else write(linked);
  }

  return {
    snapshot: () => entry,
    subscribe: listeners.subscribe,
    writeNumber,
    type,
    paste,
    /** Reads what was typed before the numbering plans were here. The last call's number is no draft yet. */
    readAgain(field: HTMLInputElement | null): TypedNumber {
      if (entry.reading.is === "unread") {
        const typed = read(text, entry.chosen);
        // At once: a user who selects it to type another number would lose the selection to a later render.
        if (field) spaceField(field, typed.text);
        show(typed);
      }
      return entry;
    },
    chooseCountry(country: string): void {
      const given = pendingText || entry.text;
      const plans = numberingPlans();
      if (plans) take(given, plans.withCountry(given, country), country);
      else write(given, country);
    },
    /** Takes the number that was asked for before, and those that are asked for until the returned function is called. */
    open(): () => void {
      if (pendingText !== "") void link(pendingText);
      return askings.subscribe(() => void link(drafts.read("dial").asked ?? ""));
    },
  };
}

function read(text: string, chosen: string | undefined): TypedNumber {
  return numberingPlans()?.readTyped(text, chosen) ?? unreadNumber(text, chosen);
}

/** The user's own countries, as far as the browser's languages tell, and those called before. */
function likelyCountries(): readonly string[] {
  return [...regionsOf(navigator.languages), ...calledCountries()];
}
