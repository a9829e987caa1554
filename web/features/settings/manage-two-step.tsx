import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { twoStepRoutes } from "#contract/two-step.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { useChange } from "./use-change.ts";

interface ManageTwoStepProps {
  hasPassword: boolean;
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

function codeAndProofSchema(hasPassword: boolean) {
  return twoStepRoutes.confirm.body.extend(proofSchema(hasPassword).shape);
}
type CodeAndProof = z.infer<ReturnType<typeof codeAndProofSchema>>;

const bodyOf = ({ code, ...proof }: CodeAndProof) => ({ code, ...proofOf(proof) });

/** Renews the recovery codes or switches the second step off; both need a code and proof of identity. */
export function ManageTwoStep({ hasPassword, codesLeft, onCodes }: ManageTwoStepProps) {
  const { register, handleSubmit, formState, reset } = useForm<CodeAndProof>({
    resolver: zodResolver(codeAndProofSchema(hasPassword)),
    defaultValues: { code: "", password: "" },
  });
  const renew = useChange({
    change: (values: CodeAndProof) => callApi(twoStepRoutes.renewRecoveryCodes, { body: bodyOf(values) }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const switchOff = useChange({
    change: (values: CodeAndProof) => callApi(twoStepRoutes.switchOff, { body: bodyOf(values) }),
    successMessage: (reply) => reply.message,
    onDone: () => reset(),
  });
  const isBusy = renew.isPending || switchOff.isPending;
  return (
    <form noValidate onSubmit={handleSubmit((values) => renew.mutate(values))} className="space-y-5">
      <p className="text-sm">
        {`You have ${codesLeft} recovery ${codesLeft === 1 ? "code" : "codes"} left.`}
      </p>
      <TextField
        label="Code from the app"
        hint="Or one of your recovery codes"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <ProofField
        hasPassword={hasPassword}
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isBusy} busy={renew.isPending}>
          New recovery codes
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          busy={switchOff.isPending}
          onClick={handleSubmit((values) => switchOff.mutate(values))}
          className="text-danger hover:bg-danger-soft"
        >
          Switch off
        </Button>
      </div>
    </form>
  );
}
