import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { TextAreaField, TextField } from "./text-field.tsx";

afterEach(cleanup);

const drafted = "ada@example.com";

describe.each([
  ["TextField", TextField],
  ["TextAreaField", TextAreaField],
])("the draft of a %s", (_name, Field) => {
  const field = () => screen.getByLabelText<HTMLInputElement>("Text");

  /** The server's HTML, which knows no draft. */
  function showHtml(): HTMLElement {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Field label="Text" />);
    return container;
  }

  const takeOver = (container: HTMLElement) =>
    render(<Field label="Text" draft={drafted} />, { container, hydrate: true });

  it("fills the field, drawn here or in the server's HTML, and can be changed", async () => {
    render(<Field label="Text" draft={drafted} />);
    expect(field().value).toBe(drafted);
    cleanup();
    const { rerender } = takeOver(showHtml());
    expect(field().value).toBe(drafted);
    await userEvent.clear(field());
    rerender(<Field label="Text" draft={drafted} invalid />);
    expect(field().value).toBe("");
  });

  it("stays away from a person at the field, whose text is inserted after it", async () => {
    const container = showHtml();
    field().focus();
    field().select();
    const { rerender } = takeOver(container);
    await userEvent.paste("grace@example.com");
    expect(field().value).toBe("grace@example.com");
    await userEvent.clear(field());
    rerender(<Field label="Text" draft={drafted} invalid />);
    expect(field().value).toBe("");
  });

  it("stays away from text that was entered before the page's code was there", () => {
    const container = showHtml();
    field().value = "grace@example.com";
    takeOver(container);
    expect(field().value).toBe("grace@example.com");
  });
});
