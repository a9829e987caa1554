/**
 * Access to the accounts of a running product, given and refused, over HTTP only. `npm run test:accounts --
 * http://localhost:3000` runs this against any product; without an address it starts its own.
 */
import { afterAll } from "vitest";
import { target } from "./support/target.ts";

import "./sign-up.ts";
import "./log-in.ts";
import "./page-session.ts";
import "./reset-password.ts";
import "./google.ts";
import "./google-lies.ts";
import "./squatting.ts";
import "./passkeys.ts";
import "./same-answers.ts";
import "./guessing.ts";
// Runs last, because it checks what all the others have left in the log.
import "./log.ts";

afterAll(() => target.own?.stop());
