import * as z from "zod/mini";
import { requiredText } from "#contract/required-text.ts";
import { operatorMessages } from "./operator-messages.ts";
import { moment, operatorRoute } from "./operator-route.ts";
import { foundUserSchema } from "./people.ts";

export const longestAnswer = 10_000;

export const messageStates = ["open", "done"] as const;

/** The address of an operator who is deleted is empty. */
const operatorSchema = z.object({ id: z.uuid(), email: z.string() });

const shownMessageSchema = z.object({
  id: z.uuid(),
  createdAt: moment,
  name: z.string(),
  /** The address that answers go to. */
  sender: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  /** Rises with each change. An act names the version that its operator saw. */
  version: z.int(),
  assigned: z.nullable(operatorSchema),
  answers: z.array(z.object({ id: z.uuid(), answeredAt: moment, answer: z.string(), by: operatorSchema })),
  /** The user who was signed in, or else the one with the sender's address. */
  user: z.nullable(foundUserSchema),
  /** False for a visitor's message: a stranger may have typed the address of a user. */
  wasSignedIn: z.boolean(),
  /** The operators who may answer it. */
  operators: z.array(operatorSchema),
});

const about = { messageId: z.uuid(), version: z.int() };
const changed = z.object({ state: z.enum(messageStates) });

export const inboxRoutes = {
  show_message: operatorRoute("show_message", {
    summary: "A message of the contact form, its answers and the user who wrote it",
    body: z.object({ messageId: z.uuid() }),
    reply: shownMessageSchema,
  }),
  answer_message: operatorRoute("answer_message", {
    summary: "Mail an answer to the sender of a message",
    body: z.object({
      ...about,
      answer: requiredText({ longest: longestAnswer }, operatorMessages.answerMissing(longestAnswer)),
      /** The state in which the answer leaves the message. */
      becomes: z.enum(messageStates),
    }),
    reply: changed,
  }),
  assign_message: operatorRoute("assign_message", {
    summary: "Give a message to an operator, or take it back",
    body: z.object({ ...about, operator: z.nullable(z.uuid()) }),
    reply: changed,
  }),
  finish_message: operatorRoute("finish_message", {
    summary: "Say that a message is done, or open it again",
    body: z.object({ ...about, becomes: z.enum(messageStates) }),
    reply: changed,
  }),
} as const;
