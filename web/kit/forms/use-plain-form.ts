import { type FormEvent, useEffect, useRef, useState } from "react";
import { touched } from "#web/kit/browser/served-page.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { say } from "#words/say.ts";
import type { Checked, Problems, Texts } from "./check-with.ts";
import type { RefusedFields } from "./refused-field.ts";

/** The code that checks a form. Its schemas are heavy, so it loads when the reader first touches the page. */
type LoadCheck<Values> = () => Promise<(texts: Texts) => Checked<Values>>;

const none: Problems = { missing: undefined, fields: new Map() };
const noneRefused: RefusedFields = new Map();

/**
 * A form of a page that arrives as HTML. The document keeps the text of its fields, so what was typed before this code
 * was here counts. After the first attempt a change checks the fields again. What `onSubmit` returns as refused stands at
 * its field until that field changes.
 */
export function usePlainForm<Values>(
  load: LoadCheck<Values>,
  onSubmit: (values: Values) => Promise<RefusedFields | undefined>,
) {
  const [problems, setProblems] = useState(none);
  const [refused, setRefused] = useState(noneRefused);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const check = useRef<Awaited<ReturnType<LoadCheck<Values>>>>(undefined);
  const isLoading = useRef(false);

  useEffect(() => void touched.then(load).catch(() => {}), [load]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A second press while the check is on its way would send the form twice.
    if (isLoading.current) return;
    const form = event.currentTarget;
    isLoading.current = true;
    check.current ??= await load().catch(() => undefined);
    isLoading.current = false;
    const checked = check.current?.(textsIn(form)) ?? {
      problems: { ...none, missing: notLoadedSentence },
    };
    setAttempts((count) => count + 1);
    if ("values" in checked) {
      setProblems(none);
      setRefused(noneRefused);
      setBusy(true);
      const answer = await onSubmit(checked.values).finally(() => setBusy(false));
      if (answer === undefined || answer.size === 0) return;
      setRefused(answer);
      focusFirst(form, answer);
      return;
    }
    setProblems(checked.problems);
    focusFirst(form, checked.problems.fields);
  }

  function checkAgain({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const changed = target instanceof HTMLElement ? (target.getAttribute("name") ?? "") : "";
    if (refused.has(changed)) setRefused(new Map([...refused].filter(([name]) => name !== changed)));
    const checked = attempts > 0 && check.current?.(textsIn(currentTarget));
    if (checked) setProblems("problems" in checked ? checked.problems : none);
  }

  const worded = (sentence: string | undefined) => (sentence === undefined ? undefined : say(sentence));
  return {
    form: { onSubmit: submit, onInput: checkAgain },
    field: (name: string) => ({
      name,
      error: worded(problems.fields.get(name) ?? refused.get(name)),
      invalid: problems.fields.has(name) || refused.has(name),
    }),
    isBusy,
    /** For the form's FormAlert. */
    alert: { attempt: attempts, children: worded(problems.missing) },
  };
}

function textsIn(form: HTMLFormElement): Texts {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

function focusFirst(form: HTMLFormElement, wrong: Pick<Problems["fields"], "has">): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLElement) || !wrong.has(field.getAttribute("name") ?? "")) continue;
    field.focus();
    return;
  }
}
