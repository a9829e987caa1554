import type { Translated } from "#words/catalogue.ts";
import type { securityEvents as german } from "#words/de/security-events.ts";

export const securityEvents = {
  "Signed in": "Inicio de sesión",
  "Signed in with {provider}": "Inicio de sesión con {provider}",
  "Signed in on a new device; we sent you a mail about it":
    "Inicio de sesión en un dispositivo nuevo; te enviamos un correo al respecto",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "Inicio de sesión con {provider} en un dispositivo nuevo; te enviamos un correo al respecto",
  "A wrong code was entered at the second step": "Se introdujo un código incorrecto en el segundo paso",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "Se introdujeron varios códigos incorrectos en el segundo paso; te enviamos un correo al respecto",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "Se deshizo un inicio de sesión: se cerró la sesión en todos los dispositivos y la contraseña dejó de servir",
  "Password changed": "Contraseña cambiada",
  "Password reset with a mailed link": "Contraseña restablecida con un enlace por correo",
  "A new email address was asked for": "Se pidió una nueva dirección de correo",
  "Email address changed": "Dirección de correo cambiada",
  "Two-step sign-in switched on": "Inicio de sesión en dos pasos activado",
  "Two-step sign-in switched off": "Inicio de sesión en dos pasos desactivado",
  "A recovery code was used": "Se usó un código de recuperación",
  "New recovery codes made": "Se crearon nuevos códigos de recuperación",
  "A device was logged out": "Se cerró la sesión en un dispositivo",
  "All other devices were logged out": "Se cerró la sesión en los demás dispositivos",
  "Every device was logged out by us": "Cerramos la sesión en todos los dispositivos",
  "Another sign-in linked": "Otro inicio de sesión vinculado",
  "{provider} sign-in linked": "Inicio de sesión con {provider} vinculado",
  "Passkey added": "Llave de acceso añadida",
  "Passkey removed": "Llave de acceso quitada",
} satisfies Translated<"es", typeof german>;
