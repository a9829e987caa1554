import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "Welcome back": "Te damos la bienvenida de nuevo",
  "Log in to call and to see your credits.": "Inicia sesión para llamar y ver tus créditos.",
  "No account yet? <a>Register</a>": "¿Aún no tienes cuenta? <a>Regístrate</a>",
  Email: "Correo electrónico",
  Password: "Contraseña",
  "Forgot Password?": "¿Has olvidado la contraseña?",
  or: "o",
  "Login with {provider}": "Iniciar sesión con {provider}",
  "Sign in with {provider}": "Iniciar sesión con {provider}",
  "Sign in with a passkey": "Iniciar sesión con una llave de acceso",
  "Please open the link we sent to <b>{email}</b> before logging in.":
    "Antes de iniciar sesión, abre el enlace que hemos enviado a <b>{email}</b>.",
  "Resend verification email": "Reenviar el correo de confirmación",
  "Try Another Account": "Probar con otra cuenta",
  "Delete Account": "Eliminar la cuenta",
  "Delete this account?": "¿Eliminar esta cuenta?",
  "The sign-up of {email} is deleted, and its link stops working.":
    "El registro de {email} se elimina y su enlace deja de funcionar.",
  "Delete for good": "Eliminar para siempre",
  "Create your account": "Crea tu cuenta",
  "One account, every country. You only pay for the credits you buy.":
    "Una cuenta, todos los países. Solo pagas los créditos que compras.",
  "Already have an account? <a>Login</a>": "¿Ya tienes cuenta? <a>Inicia sesión</a>",
  "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.":
    "Al crear una cuenta aceptas los <terms>términos</terms> y la <privacy>política de privacidad</privacy>.",
  "Sign up with {provider}": "Registrarse con {provider}",
  "First name": "Nombre",
  "Last name": "Apellidos",
  "At least {minimum} characters": "Al menos {minimum} caracteres",
  "Confirm password": "Repite la contraseña",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Hemos enviado un enlace a <b>{email}</b>. Ábrelo para confirmar tu dirección y después inicia sesión.",
  "Open your mail": "Abrir tu correo",
  "Go to Login": "Ir a iniciar sesión",
  "Register Another Account": "Registrar otra cuenta",
  "Delete This Account": "Eliminar esta cuenta",
  "Forgot your password?": "¿Has olvidado tu contraseña?",
  "We will send you a link to choose a new one.": "Te enviaremos un enlace para elegir una nueva.",
  "Remembered it? <a>Back to Login</a>": "¿La has recordado? <a>Volver a iniciar sesión</a>",
  "Send Reset Link": "Enviar enlace",
  "Choose a new password": "Elige una contraseña nueva",
  "Every device is logged out when you save it.":
    "Al guardarla se cierra la sesión en todos los dispositivos.",
  "Back to Login": "Volver a iniciar sesión",
  "New password": "Contraseña nueva",
  "Reset Password": "Restablecer contraseña",
  "Confirm your address": "Confirma tu dirección",
  "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.":
    "Has iniciado sesión con una cuenta de otro servicio que indica esta dirección. Confirma que es tuya en el navegador en el que iniciaste sesión.",
  "Confirm and sign in": "Confirmar e iniciar sesión",
  "Confirm your new email address": "Confirma tu nueva dirección de correo",
  "Go to Settings": "Ir a los ajustes",
  "From then on you log in with the new address, and our mails go there.":
    "A partir de entonces inicias sesión con la nueva dirección y allí llegan nuestros correos.",
  "Confirm new address": "Confirmar la nueva dirección",
  "Link {provider} sign-in": "Vincular el inicio de sesión con {provider}",
  "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.":
    "A partir de entonces inicias sesión con {provider}. La contraseña de la cuenta deja de servir y se cierra la sesión en todos los dispositivos.",
  "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.":
    "<b>{email}</b> ya tiene una cuenta con contraseña. Introdúcela una vez. A partir de entonces puedes iniciar sesión de las dos formas.",
  "<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.":
    "<b>{email}</b> ya tiene una cuenta. Un enlace por correo demuestra que es tuya.",
  "Link and sign in": "Vincular e iniciar sesión",
  "Without the password": "Sin la contraseña",
  "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.":
    "¿No conoces esta contraseña o no la elegiste tú? Un enlace por correo vincula {provider} sin ella. Después la contraseña deja de servir.",
  "The link links {provider}. Every device is then logged out.":
    "El enlace vincula {provider}. Después se cierra la sesión en todos los dispositivos.",
  "Mail me a link": "Envíame un enlace",
  "This was not me": "No he sido yo",
  "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.":
    "Si el inicio de sesión de nuestro correo no fue tuyo, otra persona conoce tu contraseña. En ese caso cerramos la sesión en todos los dispositivos, también en este, terminamos las llamadas en curso y te enviamos un enlace para elegir una contraseña nueva.",
  "Log every device out": "Cerrar sesión en todos los dispositivos",
  "It was me": "He sido yo",
  "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.":
    "Tu navegador bloquea las cookies de este sitio, y sin ellas nadie puede iniciar sesión. Permite las cookies de este sitio en los ajustes del navegador y vuelve a cargar la página.",
  "Load again": "Volver a cargar",
  "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.":
    "Tu navegador no guarda datos de este sitio, así que se cierra tu sesión al volver a cargar la página. Permite los datos del sitio en los ajustes del navegador para mantener la sesión.",

  "Please enter all fields": "Rellena todos los campos",
  "Please fill in all fields": "Rellena todos los campos",
  "Passwords do not match": "Las contraseñas no coinciden",
  "Password must be at least 6 characters": "La contraseña debe tener al menos 6 caracteres",
  "Password must be at most 128 characters": "La contraseña debe tener como máximo 128 caracteres",
  "Please enter a valid email address": "Introduce una dirección de correo válida",
  "Registration Successful!": "¡Registro completado!",
  "Email Verification Required": "Confirma tu correo electrónico",
  "Registration failed": "No se pudo completar el registro",
  "Login failed": "No se pudo iniciar sesión",
  "An error occurred during login": "Se produjo un error al iniciar sesión",
  "Email verified successfully! You can now log in.": "¡Correo confirmado! Ya puedes iniciar sesión.",
  "Invalid verification token. Please try again or request a new verification email.":
    "El enlace de confirmación no es válido. Vuelve a intentarlo o pide un nuevo correo de confirmación.",
  "Server error during verification. Please try again later.":
    "Error del servidor durante la confirmación. Vuelve a intentarlo más tarde.",
  "Google account detected": "Cuenta de Google detectada",
  "Google Account Required": "Se necesita la cuenta de Google",
  "This account was created with {provider}. Please sign in with {provider}.":
    "Esta cuenta se creó con {provider}. Inicia sesión con {provider}.",
  "You have been logged out.": "Has cerrado la sesión.",
  "Authentication failed: {reason}": "Error de autenticación: {reason}",
  "Authentication failed: No token received": "Error de autenticación: no se recibió ningún token",
  "Successfully signed in with {provider}!": "¡Has iniciado sesión con {provider}!",
  "Error loading user data": "Error al cargar los datos del usuario",
  "Please enter your password": "Introduce tu contraseña",
  "The sign-in could not be linked. Please try again.":
    "No se pudo vincular el inicio de sesión. Vuelve a intentarlo.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "Te hemos enviado un enlace. Ábrelo para vincular este inicio de sesión sin la contraseña.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "El inicio de sesión con {provider} está vinculado y la contraseña anterior ya no sirve.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "Hemos enviado un enlace a la dirección de tu cuenta de allí. Ábrelo en este navegador para iniciar sesión.",
  "Your address is confirmed.": "Tu dirección está confirmada.",
  "Please enter your email": "Introduce tu correo electrónico",
  "If an account exists for this address, a reset link is on its way.":
    "Si existe una cuenta con esta dirección, el enlace para restablecer la contraseña ya está en camino.",
  "Open the link in our mail to choose a new password.":
    "Abre el enlace de nuestro correo para elegir una contraseña nueva.",
  "Failed to send reset email": "No se pudo enviar el correo para restablecer la contraseña",
  "Your password has been reset. You can now log in.":
    "Tu contraseña se ha restablecido. Ya puedes iniciar sesión.",
  "Failed to reset password": "No se pudo restablecer la contraseña",
  "This reset link is no longer valid. Please request a new one.":
    "Este enlace ya no es válido. Pide uno nuevo.",
  "Failed to verify email": "No se pudo confirmar el correo electrónico",
  "Email address is required": "Falta la dirección de correo electrónico",
  "Verification email sent! Please check your inbox.":
    "¡Correo de confirmación enviado! Revisa tu bandeja de entrada.",
  "Failed to send verification email. Please try again.":
    "No se pudo enviar el correo de confirmación. Vuelve a intentarlo.",
  "Server error. Please try again later.": "Error del servidor. Vuelve a intentarlo más tarde.",
  "Account deleted successfully.": "La cuenta se ha eliminado.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "Tienes un pago sin terminar y nuestro proveedor de pagos no responde. No se ha eliminado nada. Vuelve a intentarlo en unos minutos.",
  "Failed to delete account. Please try again.": "No se pudo eliminar la cuenta. Vuelve a intentarlo.",
  "This account cannot be deleted": "Esta cuenta no se puede eliminar",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "Todavía tienes {n} crédito que se perdería. Confirma que renuncias a él.",
    other: "Todavía tienes {n} créditos que se perderían. Confirma que renuncias a ellos.",
  },
  "{n} credits were not bought by you with a card, so they cannot go back to one.": {
    one: "{n} crédito no lo compraste con tarjeta, así que no puede volver a una.",
    other: "{n} créditos no los compraste con tarjeta, así que no pueden volver a una.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "Este enlace ya no es válido. Vuelve a cambiar tu dirección en los ajustes.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "Este enlace ya se usó o es demasiado antiguo. Usa «¿Has olvidado la contraseña?» para elegir una nueva.",
  "Please complete the CAPTCHA verification": "Completa la verificación CAPTCHA",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "¡Gracias! Tu mensaje se ha enviado. Te responderemos lo antes posible.",
  "Error sending message. Please try again.": "Error al enviar el mensaje. Vuelve a intentarlo.",
  "Using your account email address": "Se usa la dirección de correo de tu cuenta",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "Tu navegador no guardó la cookie de tu sesión. Permite las cookies de este sitio e inicia sesión otra vez.",

  "Please enter the code": "Introduce el código",
  "The code could not be checked. Please try again.": "No se pudo comprobar el código. Vuelve a intentarlo.",
  "Two-step sign-in is on.": "El inicio de sesión en dos pasos está activado.",
  "Two-step sign-in is off.": "El inicio de sesión en dos pasos está desactivado.",
  "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.":
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
  "This device already has a passkey for your account.":
    "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
  "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.":
    "Este dispositivo no puede guardar una llave de acceso protegida por un PIN, una huella o tu cara. Usa otro.",
  "Passkeys do not work at this address. Please open the page at its usual address.":
    "Las llaves de acceso no funcionan en esta dirección de la página. Ábrela en su dirección habitual.",
  "Use a passkey": "Usar una llave de acceso",
  Code: "Código",
  "Six digits, or one of your recovery codes": "Seis cifras o uno de tus códigos de recuperación",
  "One of your recovery codes": "Uno de tus códigos de recuperación",
  Continue: "Continuar",
  "Two-step sign-in": "Inicio de sesión en dos pasos",
  On: "Activado",
  Off: "Desactivado",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.":
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
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.":
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
