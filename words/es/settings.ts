import type { Translated } from "#words/catalogue.ts";
import type { settings as german } from "#words/de/settings.ts";

export const settings = {
  "Your settings could not be loaded. Please reload the page.":
    "No se pudieron cargar tus ajustes. Recarga la página.",
  "Your change could not be saved. Please try again.": "No se pudo guardar el cambio. Vuelve a intentarlo.",
  "Please enter your current password": "Introduce tu contraseña actual",
  "Your data could not be fetched. Please try again.":
    "No se pudieron obtener tus datos. Vuelve a intentarlo.",
  "Please confirm that you give up your credits": "Confirma que renuncias a tus créditos",
  "Billing details": "Datos de facturación",
  "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.":
    "Para tu contabilidad: estas líneas aparecen en tus recibos a partir de tu próxima compra. Los recibos anteriores no cambian.",
  "Tax number": "Número fiscal",
  "Save billing details": "Guardar datos de facturación",
  "Your billing details have been saved.": "Tus datos de facturación se han guardado.",
  "Your countries have been saved.": "Tus países se han guardado.",
  "Please choose at least one country": "Elige al menos un país",
  "Your name has been saved.": "Tu nombre se ha guardado.",
  "Please enter both names": "Introduce el nombre y los apellidos",
  "Please enter the new email address": "Introduce la nueva dirección de correo",
  "Your password has been changed. Other devices were logged out.":
    "Tu contraseña se ha cambiado. Se ha cerrado la sesión en los demás dispositivos.",
  "You can now log in with your password as well. Other devices were logged out.":
    "Ahora también puedes iniciar sesión con tu contraseña. Se ha cerrado la sesión en los demás dispositivos.",
  "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.":
    "Nuestro último correo a esta dirección fue rechazado, como si no existiera. Comprueba la dirección o cámbiala aquí: sin ella no puedes restablecer tu contraseña.",
  "Please open the link we sent to the new address. Nothing changes until then.":
    "Abre el enlace que hemos enviado a la nueva dirección. Hasta entonces no cambia nada.",
  "Your address has not changed.": "Tu dirección se queda como está.",
  "Your email address has been changed.": "Tu dirección de correo se ha cambiado.",
  "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.":
    "Se ha cerrado la sesión en todos los dispositivos y la contraseña anterior ya no sirve. Te hemos enviado un enlace para elegir una nueva.",
  "Your security history could not be loaded. Please try again.":
    "No se pudo cargar tu historial de seguridad. Vuelve a intentarlo.",
  "Nothing has happened in the last 90 days.": "No ha pasado nada en los últimos 90 días.",
  "That device was logged out.": "Se ha cerrado la sesión en ese dispositivo.",
  "All other devices were logged out.": "Se ha cerrado la sesión en todos los demás dispositivos.",
  "Your name, how you log in, and where.": "Tu nombre y cómo y dónde inicias sesión.",
  Name: "Nombre",
  "Save name": "Guardar nombre",
  "Email address": "Dirección de correo",
  "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.":
    "Tu dirección es <b>{email}</b>. La nueva contará en cuanto abras el enlace que enviamos a ella.",
  "<b>{email}</b> takes effect when you open the link we sent to it.":
    "<b>{email}</b> valdrá cuando abras el enlace que le hemos enviado.",
  "Keep the old address": "Conservar la dirección anterior",
  "New email": "Nuevo correo",
  "Change email": "Cambiar correo",
  "You also sign in with {providers}.": "También inicias sesión con {providers}.",
  "At least {minimum} characters. Your other devices will be logged out.":
    "Al menos {minimum} caracteres. Se cierra la sesión en tus demás dispositivos.",
  "Change password": "Cambiar contraseña",
  "Set a password": "Crear una contraseña",
  "Your current password": "Tu contraseña actual",
  "You have no password. You can do this within ten minutes of signing in with {providers}.":
    "No tienes contraseña. Esto funciona durante los diez minutos posteriores a iniciar sesión con {providers}.",
  "Sign in with {provider} again": "Volver a iniciar sesión con {provider}",
  "Countries you can call": "Países a los que puedes llamar",
  "Calls to countries you leave out are refused, even if another person uses your account.":
    "Las llamadas a los países que dejes fuera se rechazan, también si otra persona usa tu cuenta.",
  "All countries": "Todos los países",
  "Only the countries I choose": "Solo los países que yo elija",
  "You can call {countries}.": "Puedes llamar a estos países: {countries}.",
  "You can call {n} countries.": { one: "Puedes llamar a {n} país.", other: "Puedes llamar a {n} países." },
  "To allow more countries, confirm that it is you.": "Para permitir más países, demuestra que eres tú.",
  "Save countries": "Guardar países",
  "Find a country": "Buscar un país",
  "We do not call a country with this name.": "No ofrecemos llamadas a ningún país con este nombre.",
  "Where you are logged in": "Dónde has iniciado sesión",
  "Log out all other devices": "Cerrar sesión en los demás dispositivos",
  "This device": "Este dispositivo",
  "Last used {used}, logged in {opened}": "Último uso el {used}, sesión iniciada el {opened}",
  "Last used {used}, logged in {opened} with {provider}":
    "Último uso el {used}, sesión iniciada el {opened} con {provider}",
  "Last used {used}, logged in {opened} with a passkey":
    "Último uso el {used}, sesión iniciada el {opened} con una llave de acceso",
  "Log out": "Cerrar sesión",
  "Log out {device}": "Cerrar sesión en {device}",
  "Security history": "Historial de seguridad",
  "The last 90 days. If something here was not you, change your password and log out all other devices.":
    "Los últimos 90 días. Si no reconoces algo de esto, cambia la contraseña y cierra la sesión en los demás dispositivos.",
  "<time>{at}</time>, {device}, {network}": "<time>{at}</time>, {device}, {network}",
  "Show older": "Mostrar anteriores",
  "Your data": "Tus datos",
  "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.":
    "Todo lo que guardamos sobre ti: perfil, dispositivos, historial de seguridad, llamadas, pagos, transacciones y mensajes, en un archivo JSON.",
  "Download my data": "Descargar mis datos",
  "Delete account": "Eliminar la cuenta",
  "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.":
    "Tu nombre, dirección y mensajes se borran para siempre. Tus pagos y llamadas quedan en nuestros libros, sin tus datos.",
  "Delete my account": "Eliminar mi cuenta",
  "Delete your account?": "¿Eliminar tu cuenta?",
  "This cannot be undone.": "Esto no se puede deshacer.",
  "Get your money back first": "Recupera antes tu dinero",
  "Your credits cannot go back now": "Tus créditos no se pueden devolver ahora",
  "Purchase of {moment}": "Compra del {moment}",
  "I give up my credits": "Renuncio a mis créditos",

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
  "A new email address was requested": "Se pidió una nueva dirección de correo",
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

  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Una cuenta anterior tuya debe créditos. Tu próxima compra los paga primero. Si no has tenido otra cuenta, ponte en contacto con nosotros.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Una cuenta anterior tuya debe {credits} créditos. Tu próxima compra los paga primero. Si no has tenido otra cuenta, ponte en contacto con nosotros.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.":
    "Tu última llamada ha terminado y el operador aún no ha confirmado cuánto costó. Sus créditos quedarán libres en menos de un minuto.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Otra cuenta con tu dirección o tu tarjeta está en una llamada. Inténtalo de nuevo cuando esa llamada haya terminado.",
  "Debt of an earlier account of yours": "Deuda de una cuenta anterior tuya",
  "Debt paid by another account of yours": "Deuda pagada por otra cuenta tuya",
  "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.":
    "Los créditos que debe una cuenta y un bloqueo valen también para una cuenta nueva de la misma persona hasta que terminen. Solo para eso guardamos códigos de la dirección, los inicios de sesión y las tarjetas, que no permiten recuperarlos.",
} satisfies Translated<"es", typeof german>;
