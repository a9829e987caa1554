/**
 * Who gets into the accounts of a running product and who does not, over HTTP only. `npm run test:accounts --
 * http://localhost:3000` runs this against any product; without an address it starts its own.
 */
import { afterAll } from "vitest";
import { target } from "./accounts/support/target.ts";

import "./accounts/sign-up.ts";
import "./accounts/log-in.ts";
import "./accounts/page-session.ts";
import "./accounts/reset-password.ts";
import "./accounts/google.ts";
import "./accounts/google-lies.ts";
import "./accounts/squatting.ts";
import "./accounts/passkeys.ts";
import "./accounts/same-answers.ts";
import "./accounts/guessing.ts";
// Runs last, because it checks what all the others have left in the log.
import "./accounts/log.ts";

afterAll(() => target.own?.stop());
