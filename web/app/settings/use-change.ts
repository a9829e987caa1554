import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { refusedField } from "#web/kit/forms/refused-field.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { isReplaced, passkeySentence } from "#web/kit/session/passkeys.ts";
import { t } from "#words/translate.ts";
import { refreshUser } from "./settings-queries.ts";

interface Change<Values, Reply> {
  change: (values: Values) => Promise<Reply>;
  /** The sentence after success; absent when the page itself shows the result. */
  successMessage?: (reply: Reply) => string;
  onDone?: (reply: Reply) => void;
  /** Shows a refusal at the field that it is about; false where it is about none. */
  showAtField?: (error: unknown) => boolean;
}

/** One change of the user's settings: shows the result as a toast and refetches what the page shows. */
export function useChange<Values, Reply>({
  change,
  successMessage,
  onDone,
  showAtField,
}: Change<Values, Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply) => {
      if (successMessage) toast.success(successMessage(reply));
      onDone?.(reply);
      await refreshUser(queries);
    },
    onError: (error) => {
      if (isReplaced(error) || showAtField?.(error)) return;
      toast.error(serverMessage(error) ?? passkeySentence(error) ?? t(messages.notSaved));
    },
  });
}

interface ChangeForm<Values extends FieldValues, Reply> extends Change<Values, Reply> {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: DefaultValues<Values>;
}

/** A form that makes one change. `onSubmit` checks it first. */
export function useChangeForm<Values extends FieldValues, Reply>({
  schema,
  defaultValues,
  ...change
}: ChangeForm<Values, Reply>) {
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues });
  const { mutate, isPending, data, reset } = useChange({
    ...change,
    showAtField: (error) => showRefused(form, error),
  });
  const onSubmit = form.handleSubmit((values) => mutate(values));
  return { form, field: fieldsOf(form), onSubmit, isPending, reply: data, forgetReply: reset };
}

/** Shows a refusal at its field, if the form has that field. Returns whether it does. */
export function showRefused<Values extends FieldValues>(
  { setError, getValues }: UseFormReturn<Values, unknown, Values>,
  error: unknown,
): boolean {
  const refused = refusedField(error);
  const name = Object.keys(getValues()).find((each): each is Path<Values> => each === refused?.field);
  if (refused === null || name === undefined) return false;
  setError(name, { message: refused.sentence }, { shouldFocus: true });
  return true;
}

export function fieldsOf<Values extends FieldValues>({
  register,
  getFieldState,
  formState,
}: UseFormReturn<Values, unknown, Values>) {
  return (name: Path<Values>) => ({
    ...register(name),
    error: getFieldState(name, formState).error?.message,
  });
}
