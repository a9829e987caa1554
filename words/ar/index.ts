import { frame } from "./frame.ts";
import { money } from "./money.ts";
import { server } from "./server.ts";
import { signIn } from "./sign-in.ts";
import { time } from "./time.ts";

export const ar = { ...frame, ...money, ...server, ...signIn, ...time };
