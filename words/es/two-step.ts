import type { Translated } from "#words/catalogue.ts";
import type { twoStep as german } from "#words/de/two-step.ts";

export const twoStep = {
  "Please enter the code": "Introduce el código",
  "The code could not be checked. Please try again.": "No se pudo comprobar el código. Vuelve a intentarlo.",
  "Two-step sign-in is on.": "El inicio de sesión en dos pasos está activado.",
  "Two-step sign-in is off.": "El inicio de sesión en dos pasos está desactivado.",
  "Keep these recovery codes in a safe place. Each stands in for your second step once, and they are not shown again.":
    "Guarda estos códigos de recuperación en un lugar seguro. Cada uno sustituye una vez a tu segundo paso y no se vuelven a mostrar.",
  "Recovery codes copied": "Códigos de recuperación copiados",
  "The codes could not be copied. Please download them.": "No se pudieron copiar los códigos. Descárgalos.",
  "Your passkey has been added.": "Tu llave de acceso se ha añadido.",
  "The name has been saved.": "El nombre se ha guardado.",
  "Your passkey has been removed. You can delete it from your device as well.":
    "Tu llave de acceso se ha quitado. También puedes borrarla de tu dispositivo.",
  "Please enter a name": "Introduce un nombre",
  "Your passkeys could not be loaded. Please reload the page.":
    "No se pudieron cargar tus llaves de acceso. Recarga la página.",
  "The passkey could not be used. Please try again.":
    "No se pudo usar la llave de acceso. Vuelve a intentarlo.",
  "Please enter the code from your authenticator app.":
    "Introduce el código de tu aplicación de autenticación.",
  "Please use your passkey, or enter one of your recovery codes.":
    "Usa tu llave de acceso o introduce uno de tus códigos de recuperación.",
  "Please enter one of your recovery codes.": "Introduce uno de tus códigos de recuperación.",
  "Please enter the code from your authenticator app, or use your passkey.":
    "Introduce el código de tu aplicación de autenticación o usa tu llave de acceso.",
  "This browser cannot use passkeys. Please log in another way, or use another browser.":
    "Este navegador no puede usar llaves de acceso. Inicia sesión de otra forma o usa otro navegador.",
  "Nothing was confirmed in time, or the request was cancelled. Please try again.":
    "No se confirmó nada a tiempo o se canceló la solicitud. Vuelve a intentarlo.",
  "This device holds a passkey for your account already.":
    "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
  "This device cannot hold a passkey that is locked by a PIN, a fingerprint or your face. Please use another.":
    "Este dispositivo no puede guardar una llave de acceso protegida por un PIN, una huella o tu cara. Usa otro.",
  "Passkeys do not work at this address of the page. Please open it at its usual address.":
    "Las llaves de acceso no funcionan en esta dirección de la página. Ábrela en su dirección habitual.",
  "Use a passkey": "Usar una llave de acceso",
  Code: "Código",
  "Six digits, or one of your recovery codes": "Seis cifras o uno de tus códigos de recuperación",
  "One of your recovery codes": "Uno de tus códigos de recuperación",
  Continue: "Continuar",
  "Two-step sign-in": "Inicio de sesión en dos pasos",
  On: "Activado",
  Off: "Desactivado",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.":
    "Para iniciar sesión con tu contraseña o con un proveedor como Google hará falta también un código de una aplicación de autenticación de tu teléfono o una llave de acceso, así que una contraseña robada no basta. Iniciar sesión solo con una llave de acceso ya son dos pasos.",
  "Set up two-step sign-in": "Configurar el inicio de sesión en dos pasos",
  "Use my passkeys, without an app": "Usar mis llaves de acceso, sin aplicación",
  "QR code with the secret for your authenticator app":
    "Código QR con el secreto para tu aplicación de autenticación",
  "Scan this with your authenticator app, or type the secret into it:":
    "Escanea esto con tu aplicación de autenticación o escribe en ella el secreto:",
  "Open the app on this device": "Abrir la aplicación en este dispositivo",
  "Code from the app": "Código de la aplicación",
  "Switch on": "Activar",
  "You have {n} recovery codes left.": {
    one: "Te queda {n} código de recuperación.",
    other: "Te quedan {n} códigos de recuperación.",
  },
  "New recovery codes": "Nuevos códigos de recuperación",
  "Switch off": "Desactivar",
  "Recovery codes": "Códigos de recuperación",
  Copy: "Copiar",
  Download: "Descargar",
  "I have saved them": "Los he guardado",
  "Recovery code": "Código de recuperación",
  "Or one of your recovery codes": "O uno de tus códigos de recuperación",
  "Your browser will ask for your passkey.": "Tu navegador te pedirá la llave de acceso.",
  "Use a passkey instead": "Usar mejor una llave de acceso",
  "Use a code instead": "Usar mejor un código",
  Passkeys: "Llaves de acceso",
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.":
    "Con una llave de acceso inicias sesión sin contraseña: con tu huella, tu cara o el PIN de tu dispositivo. Solo funciona en este sitio, así que ninguna página falsa puede quitártela.",
  "Your passkeys": "Tus llaves de acceso",
  "Add a passkey": "Añadir una llave de acceso",
  "Name of the passkey": "Nombre de la llave de acceso",
  "Such as “My phone”. Left empty, it is named after this browser.":
    "Por ejemplo, «Mi teléfono». Si lo dejas vacío, llevará el nombre de este navegador.",
  Blocked: "Bloqueada",
  "Second step only": "Solo segundo paso",
  "Added {added}, never used": "Añadida el {added}, nunca usada",
  "Added {added}, last used {used}": "Añadida el {added}, usada por última vez el {used}",
  Rename: "Cambiar nombre",
  "Rename {name}": "Cambiar el nombre de {name}",
  Remove: "Quitar",
  "Remove {name}": "Quitar {name}",
  "This passkey may have been copied, so it is no longer accepted. Please remove it.":
    "Es posible que esta llave de acceso se haya copiado, así que ya no se acepta. Quítala.",
  "New name": "Nombre nuevo",
  Save: "Guardar",
  "Remove passkey": "Quitar llave de acceso",
} satisfies Translated<"es", typeof german>;
