import type { Translated } from "#words/catalogue.ts";
import type { server as german } from "#words/de/server.ts";

export const server = {
  "The request is not valid.": "La solicitud no es válida.",
  "The request is too large.": "La solicitud es demasiado grande.",
  "The request must be sent as application/json.": "La solicitud debe enviarse como application/json.",
  "The request could not be understood.": "No se ha podido entender la solicitud.",
  "There is nothing at this address.": "No hay nada en esta dirección.",
  "Please log in to continue.": "Inicia sesión para continuar.",
  "You are not allowed to do this.": "No tienes permiso para hacer esto.",
  "Too many attempts. Please wait a moment and try again.":
    "Demasiados intentos. Espera un momento y vuelve a intentarlo.",
  "Too many attempts. Please wait {wait} and try again.":
    "Demasiados intentos. Espera {wait} y vuelve a intentarlo.",
  "Something went wrong on our side. Please try again.":
    "Algo ha fallado por nuestra parte. Vuelve a intentarlo.",
  "The service is starting or too busy. Please try again in a moment.":
    "El servicio se está iniciando o está saturado. Vuelve a intentarlo en un momento.",
  "We cannot send mail to an address with letters other than a to z before the @. Please use another address.":
    "Nuestro correo no llega a direcciones con letras distintas de la a a la z antes de la @. Usa otra dirección.",
  "Invalid email or password": "El correo electrónico o la contraseña no son correctos",
  "Please verify your email before logging in.": "Confirma tu correo electrónico antes de iniciar sesión.",
  "Please verify your email before logging in. email: {email}":
    "Confirma tu correo electrónico antes de iniciar sesión. Correo: {email}",
  "This account was created with another sign-in. Please use that.":
    "Esta cuenta se creó con otro método de inicio de sesión. Utiliza ese.",
  "This sign-in is not available right now. Please try again.":
    "Este inicio de sesión no está disponible ahora. Vuelve a intentarlo.",
  "Please sign in.": "Inicia sesión.",
  "The sign-in was cancelled.": "Se ha cancelado el inicio de sesión.",
  "This sign-in has expired or was started elsewhere. Please try again.":
    "Este inicio de sesión ha caducado o se inició en otro lugar. Vuelve a intentarlo.",
  "The sign-in could not be verified. Please try again.":
    "No se ha podido verificar la respuesta del inicio de sesión. Vuelve a intentarlo.",
  "The account you chose has no verified email address.":
    "La cuenta que has elegido no tiene un correo electrónico verificado.",
  "Your account here is linked to another account of this provider.":
    "Tu cuenta de aquí está vinculada a otra cuenta de este proveedor.",
  "You already have an account here. Please prove that it is yours to link this sign-in.":
    "Ya tienes una cuenta aquí. Demuestra que es tuya para vincular este inicio de sesión.",
  "This is no longer valid. Please sign in again.": "Esto ya no es válido. Vuelve a iniciar sesión.",
  "This link is no longer valid here. Open it within an hour, in the browser where you signed in.":
    "Este enlace ya no es válido aquí. Ábrelo antes de una hora, en el navegador en el que iniciaste sesión.",
  "You are logged in as another user. Log out first to sign in with this one.":
    "Has iniciado sesión con otro usuario. Cierra sesión primero para entrar con este.",
  "This code is wrong or has already been used. Please try the next one.":
    "Este código no es correcto o ya se ha usado. Prueba con el siguiente.",
  "This sign-in has taken too long. Please log in again.":
    "Este inicio de sesión ha tardado demasiado. Vuelve a iniciar sesión.",
  "Two-step sign-in is on already.": "El inicio de sesión en dos pasos ya está activado.",
  "Two-step sign-in is not on.": "El inicio de sesión en dos pasos no está activado.",
  "This passkey is not accepted here. Please log in another way.":
    "Esta llave de acceso no se acepta aquí. Inicia sesión de otra forma.",
  "This took too long or was already used. Please try again.":
    "Ha tardado demasiado o ya se ha usado. Vuelve a intentarlo.",
  "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.":
    "Es posible que se haya copiado esta llave de acceso, así que ya no se acepta. Inicia sesión de otra forma y elimínala en tus ajustes.",
  "The new passkey could not be checked. Please try again.":
    "No se ha podido comprobar la nueva llave de acceso. Vuelve a intentarlo.",
  "This passkey has already been added.": "Esta llave de acceso ya se había añadido.",
  "This passkey has already been removed.": "Esta llave de acceso ya se había eliminado.",
  "Confirmed.": "Confirmado.",
  "You are an operator. Please log in again with your passkey or code, and try within ten minutes.":
    "Administras este servicio. Vuelve a iniciar sesión con tu llave de acceso o código e inténtalo en un plazo de diez minutos.",
  "Please add a passkey first.": "Añade primero una llave de acceso.",
  "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.":
    "El inicio de sesión pide esta llave de acceso. Añade otra o desactiva el inicio de sesión en dos pasos antes de eliminarla.",
  "You have as many passkeys as an account can have. Please remove one first.":
    "Tienes todas las llaves de acceso que puede tener una cuenta. Elimina una primero.",
  "This password is too well known. Please choose another.":
    "Esta contraseña es de las primeras que se adivinan. Elige otra.",
  "This is not your password.": "Esta no es tu contraseña.",
  "Please enter your password, or sign in again and try within ten minutes.":
    "Introduce tu contraseña, o vuelve a iniciar sesión e inténtalo antes de diez minutos.",
  "This is already your address.": "Esta ya es tu dirección.",
  "Please end your call first.": "Termina primero tu llamada.",
  "Your bank is still processing a payment of yours. Please try again once it is decided.":
    "Tu banco todavía está procesando un pago tuyo. Vuelve a intentarlo cuando esté resuelto.",
  "There are still credits on your account.": "Todavía hay créditos en tu cuenta.",
  "This device is already logged out.": "La sesión de este dispositivo ya está cerrada.",
  "Please enter a valid amount.": "Introduce un importe válido.",
  "This price has expired. Please choose the amount again.":
    "Este precio ha caducado. Vuelve a elegir el importe.",
  "The amount has changed. Please choose the amount again.": "El importe ha cambiado. Vuelve a elegirlo.",
  "This payment does not exist.": "Este pago no existe.",
  "A saved card is not saved again.": "Una tarjeta guardada no se guarda de nuevo.",
  "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.":
    "Esta tarjeta ya no paga nada, porque las tarjetas de cada usuario se guardan ahora por separado. Para volver a usarla, elige otra tarjeta al pagar, escribe esta y marca «Guardar esta tarjeta para la próxima vez».",
  "This card has expired. Please choose another one.": "Esta tarjeta ha caducado. Elige otra.",
  "This card is no longer saved. Please choose another one.": "Esta tarjeta ya no está guardada. Elige otra.",
  "This card could not be removed. Please try again.":
    "No se ha podido eliminar esta tarjeta. Inténtalo de nuevo.",
  "This card could not be made your default. Please try again.":
    "No se ha podido convertir esta tarjeta en la predeterminada. Inténtalo de nuevo.",
  "Unable to load your cards. Please try again.": "No se han podido cargar tus tarjetas. Inténtalo de nuevo.",
  "This receipt does not exist.": "Este recibo no existe.",
  "This request was already made with different content.": "Esta solicitud ya se hizo con otro contenido.",
  "This is not a valid phone number.": "Este no es un número de teléfono válido.",
  "Calls to this destination are not available.": "Las llamadas a este destino no están disponibles.",
  "Premium, special, satellite and emergency numbers cannot be called.":
    "No se puede llamar a números de tarificación adicional, especiales, de satélite ni de emergencias.",
  "Toll-free numbers like this one cannot be called yet.":
    "Todavía no se puede llamar a números gratuitos como este.",
  "Shared-cost numbers like this one cannot be called yet.":
    "Todavía no se puede llamar a números de coste compartido como este.",
  "Company numbers like this one cannot be called yet.":
    "Todavía no se puede llamar a números de empresa como este.",
  "Premium and shared-cost numbers cannot be called.":
    "No se puede llamar a números de tarificación adicional ni de coste compartido.",
  "Satellite phones cannot be called.": "No se puede llamar a teléfonos por satélite.",
  "Personal numbers cannot be called.": "No se puede llamar a números personales.",
  "Emergency services cannot be called from here. Please use another phone.":
    "Desde aquí no se puede llamar a los servicios de emergencia. Utiliza otro teléfono.",
  "Your balance is below zero. Please purchase credits.":
    "Tu saldo está por debajo de cero. Compra créditos.",
  "You are already in a call. End it before starting another.":
    "Ya estás en una llamada. Termínala antes de empezar otra.",
  "The call could not be ended right away. It will end as soon as the carrier responds.":
    "No se ha podido terminar la llamada al momento. Terminará en cuanto responda el operador.",
  "This call does not exist.": "Esta llamada no existe.",
  "This contact has already been deleted.": "Este contacto ya se había eliminado.",
  "This page is out of date. Please reload it and try again.":
    "Esta página está desactualizada. Vuelve a cargarla e inténtalo de nuevo.",
  "This contact was changed in another tab. Please try again.":
    "Este contacto se ha cambiado en otra pestaña. Vuelve a intentarlo.",
  "You can have at most 5,000 contacts.": "Puedes tener un máximo de 5000 contactos.",
  "A contact can have at most ten numbers.": "Un contacto puede tener un máximo de diez números.",
  "This place in the list is not valid.": "Este lugar de la lista no es válido.",
  "These measurements are not valid.": "Estas mediciones no son válidas.",
  "Please choose one of the offered currencies.": "Elija una de las monedas ofrecidas.",
  "Please use at most {maximum} characters": "Utiliza como máximo {maximum} caracteres",
  "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.":
    "La compra de créditos está desactivada en este momento. Tus créditos se quedan como están. Vuelve a intentarlo más tarde.",
  "New accounts cannot be made at the moment. Please try again later.":
    "En este momento no se pueden crear cuentas nuevas. Vuelve a intentarlo más tarde.",
  "Unknown browser": "Navegador desconocido",
  "{browser} on {system}": "{browser} en {system}",
  "This language is not offered. Please choose another.": "Este idioma no está disponible. Elige otro.",
  "Your language has been saved.": "Tu idioma se ha guardado.",

  "a second": "un segundo",
  "a minute": "un minuto",
  "an hour": "una hora",
  "{n} seconds": { one: "{n} segundo", other: "{n} segundos" },
  "{n} minutes": { one: "{n} minuto", other: "{n} minutos" },
  "{n} hours": { one: "{n} hora", other: "{n} horas" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} satisfies Translated<"es", typeof german>;
