/**
 * Everything users and visitors of a running product can and cannot do, over HTTP only. `npm run test:accounts --
 * http://localhost:3000` runs this against any product; without an address it starts its own.
 */
import { afterAll } from "vitest";
import { target } from "./support/target.ts";

import "./sessions.ts";
import "./device-token.ts";
import "./delete-user.ts";
import "./settings.ts";
import "./security-history.ts";
import "./contact.ts";
import "./mails.ts";
import "./malformed.ts";
import "./security-text.ts";
import "./floods.ts";
import "./card-testing.ts";
// Runs last, because it checks what all the others have left in the log.
import "./log.ts";

afterAll(() => target.own?.stop());
