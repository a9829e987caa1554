import { comparison } from "./comparison.ts";
import { frame } from "./frame.ts";
import { landing } from "./landing.ts";
import { money } from "./money.ts";
import { pages } from "./pages.ts";
import { prices } from "./prices.ts";
import { signIn } from "./sign-in.ts";
import { time } from "./time.ts";

export const fr = { ...frame, ...money, ...signIn, ...time, ...landing, ...comparison, ...prices, ...pages };
