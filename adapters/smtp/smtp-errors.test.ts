import { expect, test } from "vitest";
import { isAddressRefused } from "./smtp-errors.ts";

const answered = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

test.each([
  ["RCPT TO", "550 5.1.1 No such user"],
  ["RCPT TO", "550 No such user"],
  ["RCPT TO", "550 5.4.1 Recipient address rejected: Access denied"],
  ["RCPT TO", "550 5.2.1 The mailbox is disabled"],
  ["DATA", "550 5.1.1 No such user"],
])("an address is refused for good after %s by %s", (command, response) => {
  expect(isAddressRefused(answered(command, response))).toBe(true);
});

test.each([
  ["RCPT TO", "450 4.2.1 Greylisted"],
  ["RCPT TO", "504 5.5.2 <web>: Helo command rejected: need fully-qualified hostname"],
  ["RCPT TO", "550 5.1.8 Sender address rejected: Domain not found"],
  ["RCPT TO", "553 5.1.7 Sender address rejected"],
  ["RCPT TO", "554 5.7.1 Relay access denied"],
  ["RCPT TO", "550 5.3.0 The system takes no mail"],
  ["RCPT TO", "552 5.2.2 The mailbox is over its quota"],
  ["DATA", "552 5.3.4 The message is too large"],
  ["DATA", "554 Spam"],
])("an address is not refused after %s by %s", (command, response) => {
  expect(isAddressRefused(answered(command, response))).toBe(false);
});
