import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import type { CallerIds } from "#contract/calls/caller-ids.ts";
import { usualCallerId } from "#contract/calls/calls.ts";
import {
  type Contact,
  contactLimits,
  contactBookMessages as messages,
} from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isFilled } from "#contract/required-text.ts";
import { callerIdsQuery } from "#web/kit/api/caller-ids-query.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { formatNumber } from "#web/number/phone-number.ts";
import type { Sentence } from "#words/catalogue.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { noteDraft } from "./book/note-draft.ts";
import { useSaveContact } from "./contact-changes.ts";
import { readContactNumber } from "./read-contact-number.ts";

interface ContactFormProps {
  contact?: Contact | undefined;
  number?: string | undefined;
  onClose: () => void;
}

interface Values {
  name: string;
  favourite: boolean;
  numbers: { number: string; label: string }[];
  note: string;
  /** Empty: the default. */
  callerId: string;
}

const commonLabels: readonly Sentence[] = ["Mobile", "Home#label", "Work", "Other"];

function valuesOf({ name, favourite, numbers, note, callerId }: Contact): Values {
  return {
    name,
    favourite,
    numbers: numbers.map(({ number, label }) => ({ number: formatNumber(number), label })),
    note,
    callerId: callerId ?? "",
  };
}

/** Those of the user's numbers that calls to a contact may show; none for a user without numbers. */
function choicesOf(own: CallerIds | undefined, contact: Contact | undefined) {
  if (!own?.usual) return [];
  const numbers = [...own.callerIds.filter(({ state }) => state === "verified"), ...own.rented];
  const isChosen = numbers.some(({ id }) => id === contact?.callerId) || contact?.callerId === usualCallerId;
  if (numbers.length === 0 && !isChosen) return [];
  const spelled = (value: E164) => leftToRight(formatNumber(value));
  return [
    // A number that is gone counts no more.
    { value: isChosen ? "" : (contact?.callerId ?? ""), label: t("As in other calls") },
    ...numbers.map((one) => ({ value: one.id, label: spelled(one.number) })),
    { value: usualCallerId, label: t("Our number, {number}", { number: spelled(own.usual) }) },
  ];
}

const readOf = (typed: string, numbers: Values["numbers"]) =>
  readContactNumber(
    typed,
    numbers.map(({ number }) => number),
  );

export function ContactForm(props: ContactFormProps) {
  const own = useQuery(callerIdsQuery);
  // A field that came later would move what is below it.
  return isAwaited(own) ? <Loading /> : <FormOf own={own.data} {...props} />;
}

function FormOf({ own, contact, number = "", onClose }: ContactFormProps & { own: CallerIds | undefined }) {
  const [newId] = useState(() => crypto.randomUUID());
  // The version that the fields were filled from. The page's list may have a newer one by now.
  const [base, setSeen] = useState(contact);
  const { register, control, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: contact
      ? // A note that was typed during a call, and could not be saved then.
        { ...valuesOf(contact), note: noteDraft(contact.id).read()?.text ?? contact.note }
      : { name: "", favourite: false, numbers: [{ number, label: "" }], note: "", callerId: "" },
  });
  const { fields, append, remove } = useFieldArray({ control, name: "numbers" });
  const save = useSaveContact(() => {
    if (contact) noteDraft(contact.id).drop();
    onClose();
  });
  const hasChanged = contact !== undefined && contact.version !== base?.version;

  const [choices] = useState(() => choicesOf(own, contact));

  function submit({ name, favourite, numbers, note, callerId }: Values): void {
    save.mutate({
      id: base?.id ?? newId,
      version: base?.version,
      name: name.trim(),
      favourite,
      numbers: numbers.map((one) => ({ number: readOf(one.number, numbers) ?? "", label: one.label.trim() })),
      note: note.trim(),
      ...(choices.length > 0 && { callerId: callerId === "" ? null : callerId }),
    });
  }

  function showSaved(): void {
    if (!contact) return;
    noteDraft(contact.id).drop();
    setSeen(contact);
    reset(valuesOf(contact));
  }

  function checkNumber(typed: string, { numbers }: Values): string | true {
    const read = readOf(typed, numbers);
    if (read === null) return messages.numberInvalid;
    const same = numbers.filter((one) => readOf(one.number, numbers) === read);
    return same.length === 1 || messages.sameNumber;
  }

  return (
    <form
      noValidate
      aria-label={base ? t("Change {name}", { name: base.name }) : t("New contact")}
      onSubmit={handleSubmit(submit)}
      className="space-y-5"
    >
      <TextField
        label={t("Name")}
        autoComplete="off"
        // The form opens by a button or a link.
        autoFocus
        maxLength={contactLimits.name}
        error={formState.errors.name?.message}
        {...register("name", { validate: (name) => isFilled(name) || messages.nameMissing })}
      />
      <ul className="space-y-4">
        {fields.map((field, index) => (
          <li key={field.id} className="flex flex-wrap items-start gap-3">
            <div className="min-w-48 flex-2">
              <TextField
                label={fields.length === 1 ? t("Number") : t("Number {n}", { n: index + 1 })}
                type="tel"
                autoComplete="off"
                placeholder="+44 20 7946 0000"
                error={formState.errors.numbers?.[index]?.number?.message}
                {...register(`numbers.${index}.number`, { validate: checkNumber })}
              />
            </div>
            <div className="min-w-28 flex-1">
              <TextField
                label={t("Label")}
                autoComplete="off"
                list="contact-labels"
                maxLength={contactLimits.label}
                {...register(`numbers.${index}.label`)}
              />
            </div>
            {fields.length > 1 && (
              <Button
                variant="quiet"
                aria-label={t("Remove number {n}", { n: index + 1 })}
                onClick={() => remove(index)}
                className="mt-7"
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <datalist id="contact-labels">
        {commonLabels.map((label) => (
          <option key={label} value={t(label)} />
        ))}
      </datalist>
      {fields.length < contactLimits.numbers && (
        <Button variant="quiet" size="small" onClick={() => append({ number: "", label: "" })}>
          <Plus aria-hidden="true" className="size-4" />
          {t("Add a number")}
        </Button>
      )}
      <TextAreaField label={t("Note")} rows={3} maxLength={contactLimits.note} {...register("note")} />
      {choices.length > 0 && (
        <SelectField
          label={t("Number they see")}
          options={choices}
          defaultValue={contact?.callerId ?? ""}
          {...register("callerId")}
        />
      )}
      <CheckboxField label={t("Favourite")} {...register("favourite")} />
      <FormActions submit={t("Save contact")} busy={save.isPending} onCancel={onClose} />
      {contact && (
        // As high as its alert, which comes while the form is in use and moves nothing below.
        <div className="min-h-26 sm:min-h-15">
          {hasChanged && (
            <Alert tone="warn">
              {t("This contact was changed elsewhere.")}{" "}
              <Button variant="secondary" size="small" onClick={showSaved}>
                {t("Show the saved version")}
              </Button>
            </Alert>
          )}
        </div>
      )}
    </form>
  );
}
