import type { Translated } from "#words/catalogue.ts";
import type { earlierAccounts as german } from "#words/de/earlier-accounts.ts";

export const earlierAccounts = {
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Uma conta anterior sua deve créditos. Sua próxima compra os paga primeiro. Se você não teve outra conta, entre em contato conosco.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Uma conta anterior sua deve {credits} créditos. Sua próxima compra os paga primeiro. Se você não teve outra conta, entre em contato conosco.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits are free again within a minute.":
    "Sua última chamada terminou, e a operadora ainda não confirmou quanto ela custou. Os créditos dela ficarão livres em até um minuto.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Outra conta com seu endereço ou cartão está em uma chamada. Tente novamente quando essa chamada terminar.",
  "Debt of an earlier account of yours": "Dívida de uma conta anterior sua",
  "Debt paid by another account of yours": "Dívida paga por outra conta sua",
  "Credits that an account owes, and a freeze, count for a new account of the same person until they have ended. For this alone we keep codes of the address, sign-ins and cards, which cannot be turned back into them.":
    "Os créditos que uma conta deve e um bloqueio também valem para uma conta nova da mesma pessoa até terminarem. Só para isso guardamos códigos do endereço, dos logins e dos cartões, que não permitem recuperá-los.",
} satisfies Translated<"pt", typeof german>;
