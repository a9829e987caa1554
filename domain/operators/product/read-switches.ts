import type { Refusal } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import { type CallingState, callingState } from "./control-calling.ts";
import { type SwitchState, switchState } from "./turn-switch.ts";

export interface Switches {
  calling: CallingState;
  purchases: SwitchState;
  signUp: SwitchState;
}

/** Reads what is switched off, and what calls cost lately. */
export function readSwitches(deps: OperatorDeps, request: Request): Promise<Switches | Refusal> {
  return act(deps, request, "read_switches", ofProduct("switches"), async (_found, stores) => {
    const off = await stores.switches.off();
    return {
      result: {
        calling: await callingState(stores),
        purchases: switchState("purchases", off),
        signUp: switchState("sign_up", off),
      },
    };
  });
}
