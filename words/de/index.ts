import { callRefusals } from "./call-refusals.ts";
import { callTest } from "./call-test.ts";
import { dialler } from "./dialler.ts";
import { frame } from "./frame.ts";
import { inCall } from "./in-call.ts";
import { money } from "./money.ts";
import { pages } from "./pages.ts";
import { server } from "./server.ts";
import { signIn } from "./sign-in.ts";
import { sound } from "./sound.ts";
import { time } from "./time.ts";

export const de = {
  ...callRefusals,
  ...callTest,
  ...dialler,
  ...frame,
  ...inCall,
  ...money,
  ...pages,
  ...server,
  ...signIn,
  ...sound,
  ...time,
};
