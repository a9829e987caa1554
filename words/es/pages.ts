import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Skip to content": "Saltar al contenido",
  Main: "Principal",
  Menu: "Menú",
  Home: "Inicio",
  About: "Acerca de",
  Contact: "Contacto",
  Register: "Registrarse",
  Login: "Iniciar sesión",
  Dashboard: "Panel",
  "Purchase Credits": "Comprar créditos",
  Transactions: "Transacciones",
  Call: "Llamar",
  History: "Historial",
  Credits: "Créditos",
  Shortcuts: "Accesos directos",
  Profile: "Perfil",
  Contacts: "Contactos",
  Settings: "Ajustes",
  Logout: "Cerrar sesión",
  Language: "Idioma",
  Theme: "Tema",
  System: "Sistema",
  Light: "Claro",
  Dark: "Oscuro",
  "More pages": "Más páginas",
  Rates: "Tarifas",
  Help: "Ayuda",
  Terms: "Condiciones",
  Privacy: "Privacidad",
  Refunds: "Reembolsos",
  "Who runs this": "Quién ofrece este servicio",
  "Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.":
    "No es para emergencias: desde aquí no se puede llamar al 112, al 911 ni a otros números de emergencia.",
  "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.":
    "© <year>{year}</year> {brand}. Nuestro proveedor de pagos gestiona las tarjetas; aquí nunca se guardan.",
  "First steps": "Primeros pasos",
  "<u>This month</u> <b>{spend}, {talk}</b>": "<u>Este mes</u> <b>{spend}, {talk}</b>",
  "Spending by day, up to {most}": "Gasto por día, {most} como máximo",
  "New balance: {credits}": "Nuevo saldo: {credits}",
  Sandbox: "Entorno de pruebas",
  "Sandbox: no real calls, no real money": "Entorno de pruebas: sin llamadas ni dinero reales",
  "Open the inbox": "Abrir la bandeja de entrada",
  Error: "Error",
  "Unexpected Application Error!": "¡Error inesperado de la aplicación!",
  "Unknown error": "Error desconocido",
  "Return to Home": "Volver al inicio",
  "your provider": "tu proveedor",
  "Your session has ended. Please log in again.": "Tu sesión ha terminado. Vuelve a iniciar sesión.",
  "The server could not be reached. Please try again.":
    "No se ha podido contactar con el servidor. Inténtalo de nuevo.",
  Close: "Cerrar",
  Dismiss: "Descartar",
  Show: "Mostrar",
  Hide: "Ocultar",
  Cancel: "Cancelar",
  Notifications: "Notificaciones",
  "Loading...": "Cargando…",
  "Loading the CAPTCHA...": "Cargando el CAPTCHA…",
  "The CAPTCHA could not be loaded. Please reload the page.":
    "No se ha podido cargar el CAPTCHA. Vuelve a cargar la página.",
  "Call#noun": "Llamada",
  Countries: "Países",
  "Try again": "Reintentar",
  "Something went wrong. Please try again.": "Algo ha salido mal. Inténtalo de nuevo.",

  "You are offline": "Estás sin conexión",
  "{brand} cannot be reached right now. This page will come back by itself when you are online again.":
    "Ahora no se puede acceder a {brand}. Esta página vuelve por sí sola en cuanto haya conexión.",
  "Calls need a connection.": "Las llamadas necesitan conexión.",
  "Purchases need a connection.": "Las compras necesitan conexión.",
  "As of {time}": "A fecha de {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "En este dispositivo no se guardan contactos ni llamadas. Puedes cambiarlo en «Este dispositivo», en tus ajustes.",
  "Log in when you are back online.": "Inicia sesión cuando haya conexión.",
  "A new version of {brand} is ready. It will load with your next page.":
    "Hay una nueva versión de {brand}. Se abrirá con la próxima página.",
  "This page cannot be opened yet": "Esta página aún no se puede abrir",
  "{brand} has been updated. The page will open when your call is over.":
    "{brand} se ha actualizado. La página se abrirá cuando termine tu llamada.",
  "You are offline. The page will open when you are back online.":
    "Estás sin conexión. La página se abrirá cuando vuelva la conexión.",
  "Keep contacts and recent calls on this device":
    "Guardar contactos y llamadas recientes en este dispositivo",
  "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.":
    "Los ves aquí sin conexión. Se borran al cerrar sesión. Déjalo desactivado en un dispositivo compartido.",
  "Install {brand}": "Instalar {brand}",
  "To install {brand}, press Share in your browser and then “Add to Home Screen”.":
    "Para instalar {brand}, pulsa Compartir en el navegador y luego «Añadir a pantalla de inicio».",
  "Call favourites and recent numbers with one press":
    "Llamar a favoritos y números recientes con una sola pulsación",
  "You have three seconds to cancel. When this is off, a press only fills in the number.":
    "Tienes tres segundos para cancelar. Si está desactivado, una pulsación solo escribe el número.",
  "Notify me before a call ends": "Avisarme antes de que termine una llamada",
  "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.":
    "Los avisos están activados. Cuando una llamada está a punto de terminar y esta página está oculta, recibes un aviso sin nombre ni número.",
  "Notifications are off. You can switch them on in your browser's settings for this site.":
    "Los avisos están desactivados. Puedes activarlos en los ajustes del navegador para este sitio.",
  Window: "Ventana",
  "Call · {brand}": "Llamada · {brand}",
  "Your call ends within a minute": "Tu llamada termina en menos de un minuto",
  "Purchase credits to go on talking.": "Compra créditos para seguir hablando.",
  "Notify me before the call ends": "Avisarme antes de que termine la llamada",
  "You will be notified before a call ends.": "Recibirás un aviso antes de que termine una llamada.",
  "Your browser does not let {brand} send notifications. You can change that in its settings for this site.":
    "Tu navegador no permite que {brand} te avise. Puedes cambiarlo en sus ajustes para este sitio.",
  "This link does not contain a phone number.": "Este enlace no contiene ningún número de teléfono.",
  "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.":
    "Algo bloquea {address}, así que tu saldo y tus llamadas aparecen aquí con unos segundos de retraso. Si hay un bloqueador de anuncios activo, permite este sitio en él y vuelve a cargar la página.",

  "{brand} · Global phone calls from your browser": "{brand} · Llamadas a todo el mundo desde tu navegador",
  "Make global phone calls from anywhere in the world": "Llama a todo el mundo desde cualquier lugar",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Llama a cualquier fijo o móvil directamente desde tu navegador. Paga con créditos de prepago y habla mientras te duren.",
  "Sign Up": "Registrarse",
  "What does a call cost?": "¿Cuánto cuesta una llamada?",
  "Or a phone number": "O un número de teléfono",
  "More about this price": "Más sobre este precio",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 crédito son {price}. Se cobra por minutos, redondeando hacia arriba. Puedes consultarlo sin tener cuenta.",
  "Landline and mobile": "Fijo y móvil",
  "Nothing hidden while you talk": "Nada oculto mientras hablas",
  "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.":
    "El tiempo, lo que llevas gastado y cuánto te duran los créditos están en una sola pantalla y, debajo, la calidad de la línea. Silencia el micrófono, pulsa teclas en un menú o cambia de micrófono.",
  "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call":
    "Una llamada a Londres en curso en {brand}: el tiempo, el coste estimado y los botones para silenciar y colgar",
  "Four steps to hello": "Cuatro pasos hasta el «hola»",
  "Create an account": "Crea una cuenta",
  "Sign up and verify your email. It takes a minute.":
    "Regístrate y verifica tu correo electrónico. Lleva un minuto.",
  "Buy credits": "Compra créditos",
  "Bundles start at {price}. Pay by card, in your own currency.":
    "Hay paquetes desde {price}. Paga con tarjeta, en tu moneda.",
  "Enter the number": "Escribe el número",
  "Type the international number and see its price before you dial.":
    "Escribe el número internacional y mira su precio antes de marcar.",
  Talk: "Habla",
  "Speak from your browser for as long as your credits last.":
    "Habla desde tu navegador mientras te duren los créditos.",

  Roaming: "Itinerancia",
  "Calling card": "Tarjeta telefónica",
  "Where you see the price": "Dónde está el precio",
  "Next to the number, before you dial": "Junto al número, antes de marcar",
  "In your operator’s price list, depending on where you are and where you call":
    "En la lista de tu operador, según dónde estés y a quién llames",
  "In the card’s terms, depending on the access number you use":
    "En las condiciones de la tarjeta, según el número de acceso que uses",
  "What a call costs": "Cuánto cuesta una llamada",
  "The price per minute, rounded up to the minute. Nothing if the call is not answered":
    "El precio por minuto, redondeado al minuto. Nada si no contestan",
  "Your operator’s price per minute, which may differ from country to country":
    "El precio por minuto de tu operador, que puede variar de un país a otro",
  "The card’s price per minute, plus the fees in its terms":
    "El precio por minuto de la tarjeta y los cargos que fijen sus condiciones",
  "What you pay before you call": "Qué pagas antes de llamar",
  "Credits, from {price}": "Créditos, desde {price}",
  "Your mobile contract": "Tu contrato de móvil",
  "The card": "La tarjeta",
  "Money you do not use": "El dinero que no usas",
  "Stays in your account": "Se queda en tu cuenta",
  "Depends on your contract": "Depende de tu contrato",
  "Stays until the date in its terms": "Se queda hasta la fecha que fijen sus condiciones",
  "What you need": "Qué necesitas",
  "A browser, a microphone and the internet": "Un navegador, un micrófono e internet",
  "A phone with roaming switched on": "Un teléfono con la itinerancia activada",
  "Any phone, the access number and the card’s code":
    "Cualquier teléfono, el número de acceso y el código de la tarjeta",
  "Compared with roaming and calling cards": "En comparación con la itinerancia y las tarjetas telefónicas",
  "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.":
    "No citamos precios de otros: cambian, y los tuyos dependen de tu contrato. Mira cuánto cobra por minuto tu operador o tu tarjeta y compáralo con el precio de arriba.",
  "Your next call is a minute away.": "Tu próxima llamada está a un minuto.",

  "About {brand}": "Acerca de {brand}",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Con {brand} llamas a cualquier teléfono del mundo desde tu navegador y pagas solo los minutos que hablas. Está hecho para quienes tienen familia, amigos y trabajo en otros países y quieren llamar sin más, sin contrato.",
  "You see the price before you dial": "Ves el precio antes de marcar",
  "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.":
    "Escribe un número y al lado verás el precio por minuto y cuánto te dura el saldo. El contador durante la llamada y el recibo posterior salen del mismo cálculo.",
  "You are charged for what the phone network reports": "Se te cobra lo que indica la red telefónica",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "Las llamadas se cobran por minutos, redondeando hacia arriba, según el registro del operador. Una llamada que nadie contesta no cuesta nada.",
  "Your card stays with the card provider": "Tu tarjeta se queda en el proveedor de pagos",
  "Card details go straight from your browser to our payment provider. We never see or store them.":
    "Los datos de la tarjeta van directamente de tu navegador a nuestro proveedor de pagos. Nunca los vemos ni los guardamos.",
  "Your credits stay yours": "Tus créditos siguen siendo tuyos",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Los créditos no caducan. No hay cargos ocultos ni cuota mensual.",
  "It works in browsers from 2022 on": "Funciona en navegadores desde 2022",
  "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.":
    "Las páginas, los formularios y las llamadas funcionan en Chrome y Edge desde la versión 99 y en Safari e iOS desde la 15.4; en Firefox, las páginas y los formularios desde la 97 y las llamadas desde la 128. Las versiones que no podemos probar nosotros se comprueban con los datos públicos de compatibilidad de MDN. Un navegador más antiguo muestra las páginas públicas como texto.",
  "Sign Up Now": "Regístrate ahora",
  "The text could not be loaded.": "No se ha podido cargar el texto.",
  "404: page not found": "404: página no encontrada",
  "There is no page at this address. It may have been mistyped, or the page may have moved.":
    "No hay nada en esta dirección. Puede que esté mal escrita o que la página se haya movido.",
  "Tell us what is missing": "Dinos qué falta",
  "Looking for the price of a call?": "¿Buscas el precio de una llamada?",
  "You can also write to <a>{address}</a>.": "También puedes escribir a <a>{address}</a>.",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "¿Preguntas sobre una llamada, un pago u otra cosa? Escríbenos y te responderá una persona.",
  Subject: "Asunto",
  Message: "Mensaje",
  "Send Message": "Enviar mensaje",

  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Haz llamadas a todo el mundo desde tu navegador. Compra créditos de prepago con tarjeta; no caducan nunca.",
  "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Este navegador muestra la página, pero los formularios y las llamadas necesitan uno más reciente: como mínimo Chrome o Edge 99, Safari 15.4 o Firefox 97.",
  "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Recarga la página. Si sigue sin iniciarse, los formularios y las llamadas necesitan un navegador más reciente: como mínimo Chrome o Edge 99, Safari 15.4 o Firefox 97.",
  "{brand} places phone calls from the browser and needs JavaScript to be switched on.":
    "{brand} hace llamadas desde el navegador y necesita que JavaScript esté activado.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Llama a cualquier fijo o móvil del mundo desde tu navegador. Compra créditos de prepago con tarjeta; no caducan nunca. Sin suscripción.",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Con {brand} llamas a cualquier teléfono del mundo desde tu navegador y pagas solo los minutos que hablas. Ves el precio antes de marcar.",
  "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.":
    "Lo que cuesta un minuto a cada país, a fijo y a móvil. El precio que ves es el precio que pagas.",
  "Questions about a call, a payment or anything else: write to {brand} and a person will answer.":
    "Preguntas sobre una llamada, un pago o cualquier otra cosa: escribe a {brand} y te responderá una persona.",
  "Create your {brand} account: one account, every country. You only pay for the credits you buy.":
    "Crea tu cuenta de {brand}: una cuenta, todos los países. Solo pagas los créditos que compras.",
  "Log in to {brand} to call any phone in the world and to see your credits.":
    "Inicia sesión en {brand} para llamar a cualquier teléfono del mundo y ver tus créditos.",
  "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.":
    "Las condiciones de las llamadas de prepago con {brand}: créditos, precios, uso razonable y lo que no puede hacer.",
  "What {brand} knows about you and your calls, who receives it, and how to have it deleted.":
    "Qué sabe {brand} de ti y de tus llamadas, quién lo recibe y cómo pedir que se elimine.",
  "When {brand} gives money back, how to ask for it, and how long it takes.":
    "Cuándo devuelve {brand} el dinero, cómo pedirlo y cuánto tarda.",
} satisfies Translated<"es", typeof german>;
