import { frame } from "./frame.ts";
import { mails } from "./mails.ts";
import { money } from "./money.ts";
import { pages } from "./pages.ts";
import { server } from "./server.ts";
import { signIn } from "./sign-in.ts";
import { time } from "./time.ts";

export const es = { ...frame, ...mails, ...money, ...pages, ...server, ...signIn, ...time };
