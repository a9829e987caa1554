import type { Translated } from "#words/catalogue.ts";
import type { earlierAccounts as german } from "#words/de/earlier-accounts.ts";

export const earlierAccounts = {
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Una cuenta anterior tuya debe créditos. Tu próxima compra los paga primero. Si no has tenido otra cuenta, ponte en contacto con nosotros.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Una cuenta anterior tuya debe {credits} créditos. Tu próxima compra los paga primero. Si no has tenido otra cuenta, ponte en contacto con nosotros.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits are free again within a minute.":
    "Tu última llamada ha terminado y el operador aún no ha confirmado cuánto costó. Sus créditos quedarán libres en menos de un minuto.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Otra cuenta con tu dirección o tu tarjeta está en una llamada. Inténtalo de nuevo cuando esa llamada haya terminado.",
  "Debt of an earlier account of yours": "Deuda de una cuenta anterior tuya",
  "Debt paid by another account of yours": "Deuda pagada por otra cuenta tuya",
  "Credits that an account owes, and a freeze, count for a new account of the same person until they have ended. For this alone we keep codes of the address, sign-ins and cards, which cannot be turned back into them.":
    "Los créditos que debe una cuenta y un bloqueo valen también para una cuenta nueva de la misma persona hasta que terminen. Solo para eso guardamos códigos de la dirección, los inicios de sesión y las tarjetas, que no permiten recuperarlos.",
} satisfies Translated<"es", typeof german>;
