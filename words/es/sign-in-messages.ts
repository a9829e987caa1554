import type { Translated } from "#words/catalogue.ts";
import type { signInMessages as german } from "#words/de/sign-in-messages.ts";

export const signInMessages = {
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
} satisfies Translated<"es", typeof german>;
