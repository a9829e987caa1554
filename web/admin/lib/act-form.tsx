import { type ReactNode, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { reasonLength } from "#contract/operators/operator-route.ts";
import { needsReason } from "#contract/operators/permissions.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/form.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextAreaField } from "#web/kit/fields/text-area-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { type ActValues, checkAct } from "./check-act.ts";
import type { RunBody, WireUseCase } from "./run.ts";
import { type Act, type LastingOutcome, useAct } from "./use-act.ts";

/** Ties a control to its part of the body. */
export type ActField<S extends z.ZodMiniType> = (name: keyof z.input<S> & string) => {
  name: string;
  error: string | undefined;
};

export interface ActFormProps<U extends WireUseCase, S extends z.ZodMiniType> extends Act<U> {
  /** The words of the button. */
  submit: string;
  /** Reads what is typed beside the reason. */
  schema: S;
  defaults?: Partial<z.input<S>>;
  fields?: (field: ActField<S>) => ReactNode;
  body: (values: ActValues<S>) => RunBody<U>;
  /** Asked once more before money moves or data goes, in the values that were typed. */
  confirm?: (values: ActValues<S>) => string;
}

/** Asks for what an act needs, and for the reason where the server wants one; then acts, and says what came of it. */
export function ActForm<U extends WireUseCase, S extends z.ZodMiniType>(props: ActFormProps<U, S>) {
  const { useCase, submit, schema, defaults, fields, body, confirm, onClose } = props;
  const asksReason = needsReason(useCase);
  const [asked, setAsked] = useState<ActValues<S>>();
  const { act, refusal, isPending, lasting } = useAct(props);
  const { register, handleSubmit, formState } = useForm<FieldValues>({
    defaultValues: { reason: "", ...defaults },
    resolver: (typed) => {
      const { problems } = checkAct(schema, asksReason, typed);
      const errors = Object.entries(problems).map(([name, message]) => [name, { type: "check", message }]);
      return { values: typed, errors: Object.fromEntries(errors) };
    },
  });
  if (lasting) return <Lasting {...lasting} onClose={onClose} />;

  function send(typed: object): void {
    const { values } = checkAct(schema, asksReason, typed);
    if (values === undefined) return;
    if (confirm && asked === undefined) setAsked(values);
    else act(body(values));
  }

  const errors: Readonly<Record<string, { message?: unknown } | undefined>> = formState.errors;
  const field = (name: string) => {
    const message = errors[name]?.message;
    return { ...register(name), error: typeof message === "string" ? message : undefined };
  };
  const question = asked && confirm?.(asked);
  return (
    <Form onSubmit={handleSubmit(send)} className="space-y-4">
      {question === undefined ? (
        <>
          {fields?.(field)}
          {asksReason && (
            <TextAreaField
              label="Reason"
              hint="Kept in the record, for those who audit it."
              rows={3}
              maxLength={reasonLength.longest}
              {...field("reason")}
            />
          )}
        </>
      ) : (
        <p className="font-semibold">{question}</p>
      )}
      {refusal && (
        <Alert tone="danger" className="whitespace-pre-line break-words">
          {refusal}
        </Alert>
      )}
      <FormActions
        submit={submit}
        busy={isPending}
        onCancel={question === undefined ? onClose : () => setAsked(undefined)}
      />
    </Form>
  );
}

function Lasting({ tone, sentence, onClose }: LastingOutcome & { onClose: () => void }) {
  return (
    <>
      <Alert tone={tone}>{sentence}</Alert>
      <Button onClick={onClose}>Close</Button>
    </>
  );
}
