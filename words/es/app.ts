import type { Translated } from "#words/catalogue.ts";
import type { app as german } from "#words/de/app.ts";

export const app = {
  "You are offline": "Estás sin conexión",
  "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.":
    "Ahora no se puede acceder a Farline. Esta página vuelve por sí sola en cuanto haya conexión.",
  "Calls need a connection.": "Las llamadas necesitan conexión.",
  "Purchases need a connection.": "Las compras necesitan conexión.",
  "As of {time}": "A fecha de {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "En este dispositivo no se guardan contactos ni llamadas. Puedes cambiarlo en «Este dispositivo», en tus ajustes.",
  "Log in once there is a connection.": "Inicia sesión cuando haya conexión.",
  "A new version of Farline is here. It opens with your next page.":
    "Hay una nueva versión de Farline. Se abrirá con la próxima página.",
  "This page cannot open yet": "Esta página aún no se puede abrir",
  "Farline has been updated. The page opens when your call is over.":
    "Farline se ha actualizado. La página se abrirá cuando termine tu llamada.",
  "You are offline. The page opens when the connection is back.":
    "Estás sin conexión. La página se abrirá cuando vuelva la conexión.",
  "Keep contacts and recent calls on this device":
    "Guardar contactos y llamadas recientes en este dispositivo",
  "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.":
    "Los ves aquí sin conexión. Se borran al cerrar sesión. Déjalo desactivado en un dispositivo compartido.",
  "Install Farline": "Instalar Farline",
  "To install Farline, press Share in your browser and then “Add to Home Screen”.":
    "Para instalar Farline, pulsa Compartir en el navegador y luego «Añadir a pantalla de inicio».",
  "Notify me before a call ends": "Avisarme antes de que termine una llamada",
  "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.":
    "Los avisos están activados. Cuando una llamada está a punto de terminar y esta página está oculta, recibes un aviso sin nombre ni número.",
  "Notices are off. Your browser's settings for this site can switch them on.":
    "Los avisos están desactivados. Puedes activarlos en los ajustes del navegador para este sitio.",
  Window: "Ventana",
  "Call · Farline": "Llamada · Farline",
  "Your call ends within a minute": "Tu llamada termina en menos de un minuto",
  "Purchase credits to go on talking.": "Compra créditos para seguir hablando.",
  "Notify me before the call ends": "Avisarme antes de que termine la llamada",
  "You will be notified before a call ends.": "Recibirás un aviso antes de que termine una llamada.",
  "Your browser does not let Farline notify you. Its settings for this site can change that.":
    "Tu navegador no permite que Farline te avise. Puedes cambiarlo en sus ajustes para este sitio.",
  "This link holds no phone number.": "Este enlace no contiene ningún número de teléfono.",
  "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.":
    "Algo bloquea {address}, así que tu saldo y tus llamadas no se actualizan aquí. Si hay un bloqueador de anuncios activo, permite este sitio en él y vuelve a cargar la página.",
} satisfies Translated<"es", typeof german>;
