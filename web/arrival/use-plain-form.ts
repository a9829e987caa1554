import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Checked, Problems, Texts } from "#web/kit/forms/check-with.ts";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import { say } from "#words/say.ts";
import { touched } from "./touch.ts";

/** The code that checks a form. Its schemas are heavy, so it loads when the reader first touches the page. */
type LoadCheck<Values> = () => Promise<(texts: Texts) => Checked<Values>>;

const none: Problems = { missing: undefined, fields: new Map() };

/**
 * A form of a page that arrives as HTML. The document keeps the text of its fields, so what was typed before this code
 * was here counts. After the first attempt a change checks the fields again.
 */
export function usePlainForm<Values>(load: LoadCheck<Values>, onSubmit: (values: Values) => void) {
  const [problems, setProblems] = useState(none);
  const [attempts, setAttempts] = useState(0);
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
      onSubmit(checked.values);
      return;
    }
    setProblems(checked.problems);
    focusFirst(form, checked.problems.fields);
  }

  function checkAgain({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const checked = attempts > 0 && check.current?.(textsIn(currentTarget));
    if (checked) setProblems("problems" in checked ? checked.problems : none);
  }

  const said = (sentence: string | undefined) => (sentence === undefined ? undefined : say(sentence));
  return {
    form: { onSubmit: submit, onInput: checkAgain },
    field: (name: string) => ({
      name,
      error: said(problems.fields.get(name)),
      invalid: problems.fields.has(name),
    }),
    missing: said(problems.missing),
    /** Changes with each attempt, so that the same sentence is shown again. */
    attempts,
  };
}

function textsIn(form: HTMLFormElement): Texts {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

function focusFirst(form: HTMLFormElement, wrong: Problems["fields"]): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLElement) || !wrong.has(field.getAttribute("name") ?? "")) continue;
    field.focus();
    return;
  }
}
