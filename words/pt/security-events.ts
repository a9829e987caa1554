import type { Translated } from "#words/catalogue.ts";
import type { securityEvents as german } from "#words/de/security-events.ts";

export const securityEvents = {
  "Signed in": "Login",
  "Signed in with {provider}": "Login com {provider}",
  "Signed in on a new device; we sent you a mail about it":
    "Login em um novo dispositivo; enviamos um e-\u2060mail sobre isso",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "Login com {provider} em um novo dispositivo; enviamos um e-\u2060mail sobre isso",
  "A wrong code was entered at the second step": "Um código errado foi informado na segunda etapa",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "Vários códigos errados foram informados na segunda etapa; enviamos um e-\u2060mail sobre isso",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "Um login foi desfeito: todos os dispositivos foram desconectados e a senha deixou de funcionar",
  "Password changed": "Senha alterada",
  "Password reset with a mailed link": "Senha redefinida com um link por e-\u2060mail",
  "A new email address was asked for": "Um novo endereço de e-\u2060mail foi pedido",
  "Email address changed": "Endereço de e-\u2060mail alterado",
  "Two-step sign-in switched on": "Login em duas etapas ativado",
  "Two-step sign-in switched off": "Login em duas etapas desativado",
  "A recovery code was used": "Um código de recuperação foi usado",
  "New recovery codes made": "Novos códigos de recuperação criados",
  "A device was logged out": "Um dispositivo foi desconectado",
  "All other devices were logged out": "Todos os outros dispositivos foram desconectados",
  "Every device was logged out by us": "Desconectamos todos os dispositivos",
  "Another sign-in linked": "Outro login vinculado",
  "{provider} sign-in linked": "Login com {provider} vinculado",
  "Passkey added": "Chave de acesso adicionada",
  "Passkey removed": "Chave de acesso removida",
} satisfies Translated<"pt", typeof german>;
