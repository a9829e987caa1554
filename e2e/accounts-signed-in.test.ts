/**
 * What the users and visitors of a running product can do with it and cannot, over HTTP only. `npm run test:accounts --
 * http://localhost:3000` runs this against any product; without an address it starts its own.
 */
import { afterAll } from "vitest";
import { target } from "./accounts/support/target.ts";

import "./accounts/sessions.ts";
import "./accounts/device-token.ts";
import "./accounts/delete-user.ts";
import "./accounts/settings.ts";
import "./accounts/security-history.ts";
import "./accounts/contact.ts";
import "./accounts/mails.ts";
import "./accounts/malformed.ts";
import "./accounts/security-text.ts";
import "./accounts/floods.ts";
import "./accounts/card-testing.ts";
// Runs last, because it checks what all the others have left in the log.
import "./accounts/log.ts";

afterAll(() => target.own?.stop());
