import type { Scene, Sent } from "./role-scene.ts";

/**
 * Permissions on a route, by the status of the answer.
 * `everyone`: needs no session. `own`: any user, about nothing but their own. `ids`: names something of the owner's, which
 * another user must not find. `secret`: needs a mailed or issued secret instead of a session; without it `refused`.
 * `operators`: needs a grant from the command line; admin-roles.db.test.ts asks as each role.
 * `elsewhere`: a secret that takes a journey of its own; this test holds the right user's way.
 */
export type Roles =
  | { kind: "everyone"; status: number; send?: Sent }
  | { kind: "own"; send?(scene: Scene): Promise<Sent> | Sent }
  | { kind: "ids"; send(scene: Scene): Promise<Sent> | Sent }
  | { kind: "secret"; refused: number; wrong: Sent; send(scene: Scene): Promise<Sent> | Sent }
  | { kind: "operators"; send: Sent }
  | { kind: "elsewhere"; refused: number; wrong: Sent; heldBy: string };

/** Permissions by the method and path of a route. */
export type RolesByRoute = Readonly<Record<string, Roles>>;

/** A request that names something of the owner's. */
export const ofOwner = (send: (scene: Scene) => Promise<Sent> | Sent): Roles => ({ kind: "ids", send });
