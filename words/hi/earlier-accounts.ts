import type { Translated } from "#words/catalogue.ts";
import type { earlierAccounts as german } from "#words/de/earlier-accounts.ts";

export const earlierAccounts = {
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "आपके किसी पुराने खाते पर क्रेडिट बकाया हैं। आपकी अगली ख़रीद पहले उन्हें चुकाएगी। अगर आपका कोई दूसरा खाता नहीं था, तो कृपया हमसे संपर्क करें।",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "आपके किसी पुराने खाते पर {credits} क्रेडिट बकाया हैं। आपकी अगली ख़रीद पहले उन्हें चुकाएगी। अगर आपका कोई दूसरा खाता नहीं था, तो कृपया हमसे संपर्क करें।",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits are free again within a minute.":
    "आपकी पिछली कॉल ख़त्म हो गई है, लेकिन टेलीकॉम कंपनी ने अभी उसके शुल्क की पुष्टि नहीं की है। उसके क्रेडिट एक मिनट के अंदर फिर से मुक्त हो जाएँगे।",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "आपके पते या कार्ड वाला कोई दूसरा खाता कॉल पर है। वह कॉल ख़त्म होने पर कृपया फिर से कोशिश करें।",
  "Debt of an earlier account of yours": "आपके किसी पुराने खाते का बकाया",
  "Debt paid by another account of yours": "आपके दूसरे खाते से चुकाया गया बकाया",
  "Credits that an account owes, and a freeze, count for a new account of the same person until they have ended. For this alone we keep codes of the address, sign-ins and cards, which cannot be turned back into them.":
    "किसी खाते का बकाया क्रेडिट और रोक, ख़त्म होने तक उसी व्यक्ति के नए खाते पर भी लागू रहते हैं। केवल इसी के लिए हम पते, साइन-इन और कार्ड के कोड रखते हैं, जिनसे उन्हें वापस नहीं जाना जा सकता।",
} satisfies Translated<"hi", typeof german>;
