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
  "First name": "Nombre",
  "Last name": "Apellidos",
  "At least {minimum} characters": "Al menos {minimum} caracteres",
  "Confirm password": "Repite la contraseña",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Hemos enviado un enlace a <b>{email}</b>. Ábrelo para confirmar tu dirección y después inicia sesión.",
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
  "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.":
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
  "<b>{email}</b> already has an account. A mailed link shows that it is yours.":
    "<b>{email}</b> ya tiene una cuenta. Un enlace por correo demuestra que es tuya.",
  "Link and sign in": "Vincular e iniciar sesión",
  "Without the password": "Sin la contraseña",
  "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.":
    "¿No conoces esta contraseña o no la elegiste tú? Un enlace por correo vincula {provider} sin ella. Después la contraseña deja de servir.",
  "The link links {provider}. Every device is then logged out.":
    "El enlace vincula {provider}. Después se cierra la sesión en todos los dispositivos.",
  "Mail me a link": "Envíame un enlace",
  "This was not me": "No he sido yo",
  "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.":
    "Si el inicio de sesión de nuestro correo no fue tuyo, otra persona conoce tu contraseña. En ese caso cerramos la sesión en todos los dispositivos, también en este, terminamos las llamadas en curso y te enviamos un enlace para elegir una contraseña nueva.",
  "Log every device out": "Cerrar sesión en todos los dispositivos",
  "It was me": "He sido yo",
  "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.":
    "Tu navegador bloquea las cookies de este sitio, y sin ellas nadie puede iniciar sesión. Permite las cookies de este sitio en los ajustes del navegador y vuelve a cargar la página.",
  "Load again": "Volver a cargar",
  "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.":
    "Tu navegador no guarda datos de este sitio, así que se cierra tu sesión al volver a cargar la página. Permite los datos del sitio en los ajustes del navegador para mantener la sesión.",
} satisfies Translated<"es", typeof german>;
