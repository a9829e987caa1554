import type { Refusal } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { SwitchName } from "#domain/switches.ts";
import { type CallingState, callingState } from "./control-calling.ts";

export interface Switches {
  calling: CallingState;
  purchases: SwitchState;
  signUp: SwitchState;
}

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

export interface SwitchState {
  name: SwitchName;
  /** Null while it is on. */
  offSince: Date | null;
}

/** Refuses new purchases or sign-ups on all servers at once, or allows them again. What was begun goes on. */
export function turnSwitch(
  deps: OperatorDeps,
  request: Request,
  name: SwitchName,
  on: boolean,
): Promise<SwitchState | Refusal> {
  return act(deps, request, `switch_${name}`, ofProduct(name), async (_found, { switches }, { now }) => {
    const before = switchState(name, await switches.off());
    if (on) await switches.turnOn(name);
    else await switches.turnOff(name, now);
    const after = switchState(name, await switches.off());
    return {
      before: { offSince: before.offSince },
      after: { offSince: after.offSince },
      result: after,
    };
  });
}

export function switchState(
  name: SwitchName,
  off: readonly { name: SwitchName; since: Date }[],
): SwitchState {
  return { name, offSince: off.find((one) => one.name === name)?.since ?? null };
}
