import type { Translated } from "#words/catalogue.ts";
import type { mails as german } from "#words/de/mails.ts";

export const mails = {
  "Hello {name},": "Hola, {name}:",
  "Hello,": "Hola:",
  "{label}:": "{label}:",
  "{brand}: phone calls to anywhere, from your browser":
    "{brand}: llamadas a cualquier lugar, desde tu navegador",
  "Confirm your email address": "Confirma tu correo electrónico",
  "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.":
    "Gracias por registrarte en {brand}. Confirma que esta dirección es tuya. Después podrás entrar en la cuenta con la contraseña que se eligió en este registro.",
  "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.":
    "Hay más de un registro pendiente con esta dirección y solo cuenta el primero que se confirme. Abre únicamente el enlace del registro que hiciste tú.",
  Registered: "Registrado",
  "Confirm email address": "Confirmar correo electrónico",
  "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.":
    "El enlace es válido durante 24 horas. Si no te registraste a esa hora, no lo abras: otra persona eligió la contraseña. Puedes ignorar este correo.",
  "Several registrations for your address": "Hay varios registros pendientes con tu dirección",
  "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.":
    "Una persona, probablemente tú, volvió a pedir el enlace que confirma esta dirección. Hay más de un registro pendiente con ella y no podemos saber cuál es el tuyo.",
  "Log in": "Iniciar sesión",
  "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.":
    "Para recibir tu enlace, inicia sesión con la contraseña que elegiste y pídelo allí, o regístrate de nuevo. Si no has sido tú, puedes ignorar este correo.",
  "You already have an account": "Ya tienes una cuenta",
  "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.":
    "Alguien, probablemente tú, intentó registrarse con esta dirección. Ya tienes una cuenta y no se ha cambiado nada en ella.",
  'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.':
    "Si no recuerdas tu contraseña, usa «¿Has olvidado la contraseña?» en la página de inicio de sesión. Si no has sido tú, no tienes que hacer nada.",
  "Reset your password": "Restablece tu contraseña",
  "Someone, probably you, asked to reset the password of the account with this address.":
    "Alguien, probablemente tú, ha pedido restablecer la contraseña de la cuenta con esta dirección.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.":
    "El enlace es válido durante una hora y funciona una sola vez. Si no has sido tú, puedes ignorar este correo: tu contraseña no cambia.",
  "Your password was changed": "Se ha cambiado tu contraseña",
  "The password of your account was just changed, and every device was logged out.":
    "Se acaba de cambiar la contraseña de tu cuenta y se ha cerrado la sesión en todos los dispositivos.",
  'If this was not you, use "Forgot password" on the login page at once to take the account back.':
    "Si no has sido tú, usa cuanto antes «¿Has olvidado la contraseña?» en la página de inicio de sesión para recuperar la cuenta.",
  "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.":
    "Se han eliminado tus llaves de acceso, porque otra persona podría haber añadido una. Puedes volver a añadir las tuyas en los ajustes.",
  "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.":
    "Tus llaves de acceso ya no inician sesión sin la contraseña, porque otra persona podría haber añadido una. Siguen siendo tu segundo paso. Para entrar solo con una, elimínala en los ajustes y vuelve a añadirla.",
  "The password of your account was just changed, and every other device was logged out.":
    "Se acaba de cambiar la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos.",
  "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.":
    "Alguien, probablemente tú, ha pedido usar esta dirección para su cuenta de {brand}. Contará cuando la confirmes.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.":
    "El enlace es válido durante una hora y funciona una sola vez. Si no has sido tú, puedes ignorar este correo: nada cambia.",
  "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.":
    "Alguien, probablemente tú, ha pedido usar esta dirección para otra cuenta de {brand}. Ya pertenece a tu cuenta y no se ha cambiado nada.",
  "If this was not you, you do not need to do anything.": "Si no has sido tú, no tienes que hacer nada.",
  "Your email address was changed": "Se ha cambiado tu correo electrónico",
  "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.":
    "Se acaba de cambiar el correo electrónico de tu cuenta. A partir de ahora nuestros correos van al nuevo, y con esta dirección ya no se puede iniciar sesión.",
  "Contact us": "Contactar con nosotros",
  "If this was not you, please write to us at once, so that we can give the account back to you.":
    "Si no has sido tú, escríbenos cuanto antes para que podamos devolverte la cuenta.",
  "Two-step sign-in is on": "El inicio de sesión en dos pasos está activado",
  "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.":
    "A partir de ahora, iniciar sesión en tu cuenta requiere un segundo paso: un código de tu aplicación de autenticación o tu llave de acceso. Se ha cerrado la sesión en los demás dispositivos. Guarda tus códigos de recuperación en un lugar seguro: cada uno lo sustituye una vez.",
  "Open settings": "Abrir los ajustes",
  'If this was not you, use "Forgot password" on the login page at once, and write to us.':
    "Si no has sido tú, usa cuanto antes «¿Has olvidado la contraseña?» en la página de inicio de sesión y escríbenos.",
  "Two-step sign-in is off": "El inicio de sesión en dos pasos está desactivado",
  "Logging in to your account no longer takes a second step. The recovery codes have stopped working.":
    "Iniciar sesión en tu cuenta ya no requiere un segundo paso. Los códigos de recuperación han dejado de funcionar.",
  "A passkey was added": "Se ha añadido una llave de acceso",
  "A passkey was just added to your account. It logs in by itself, without the password.":
    "Se acaba de añadir una llave de acceso a tu cuenta. Inicia sesión por sí sola, sin la contraseña.",
  'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.':
    "Si no has sido tú, usa cuanto antes «¿Has olvidado la contraseña?» en la página de inicio de sesión: también impide entrar con llaves de acceso.",
  "A passkey was removed": "Se ha eliminado una llave de acceso",
  "A passkey of your account was just removed. It no longer logs in.":
    "Se acaba de eliminar una llave de acceso de tu cuenta. Ya no inicia sesión.",
  "A passkey was refused": "Se ha rechazado una llave de acceso",
  "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.":
    "Se acaba de rechazar una de tus llaves de acceso porque su contador de usos retrocedió. Eso pasa cuando se copia una llave de acceso. Ya no se acepta para nada.",
  "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.":
    "Elimínala en tus ajustes y añade una nueva. Si no acabas de usar una llave de acceso, escríbenos.",
  "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.": {
    one: "Alguien, probablemente tú, ha iniciado sesión en tu cuenta con un código de recuperación. Queda un código.",
    other:
      "Alguien, probablemente tú, ha iniciado sesión en tu cuenta con un código de recuperación. Quedan {n} códigos.",
  },
  'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.':
    "Si no has sido tú, usa cuanto antes «¿Has olvidado la contraseña?» en la página de inicio de sesión y crea nuevos códigos de recuperación.",
  "New sign-in to your account": "Nuevo inicio de sesión en tu cuenta",
  "Your account was just opened on a device that is new to us. It was probably you.":
    "Se acaba de abrir tu cuenta en un dispositivo que no conocíamos. Probablemente has sido tú.",
  When: "Cuándo",
  Browser: "Navegador",
  "Network address": "Dirección de red",
  "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.":
    "Si has sido tú, no tienes que hacer nada. Si no, el enlace cierra la sesión en todos los dispositivos y te permite elegir una contraseña nueva. Es válido durante 7 días y funciona una sola vez.",
  "The sign-in was undone": "Se ha deshecho el inicio de sesión",
  "As you asked, every device was logged out of your account, and the old password no longer works.":
    "Como has pedido, se ha cerrado la sesión de tu cuenta en todos los dispositivos y la contraseña anterior ya no funciona.",
  "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.":
    "Elige una contraseña nueva que no uses en ningún otro sitio. Si se activó el inicio de sesión en dos pasos y no has sido tú, escríbenos.",
  'The link is good for one hour and works once. After that, use "Forgot password" on the login page.':
    "El enlace es válido durante una hora y funciona una sola vez. Después, usa «¿Has olvidado la contraseña?» en la página de inicio de sesión.",
  "Wrong codes at your second step": "Códigos incorrectos en tu segundo paso",
  "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.":
    "Se han introducido varias veces códigos incorrectos en el segundo paso de tu cuenta. Si no has sido tú, otra persona conoce tu contraseña o puede usar la cuenta con la que inicias sesión.",
  "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.":
    "Hasta ahora el segundo paso le ha impedido entrar. Elige una contraseña nueva que no uses en ningún otro sitio.",
  "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.":
    "Si te has equivocado tú al escribir los códigos, no tienes que hacer nada. Enviamos este correo como mucho una vez al día.",
  "Your account was deleted": "Se ha eliminado tu cuenta",
  "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.":
    "Se acaba de eliminar tu cuenta y se ha cerrado la sesión en todos los dispositivos. Tus pagos y llamadas quedan en nuestros registros, sin tu nombre, tu dirección ni el final de los números.",
  "If this was not you, please write to us at once.": "Si no has sido tú, escríbenos cuanto antes.",
  "Link {provider} sign-in to your account": "Vincula el inicio de sesión con {provider} a tu cuenta",
  "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.":
    "Una persona, probablemente tú, ha iniciado sesión con la cuenta de {provider} de esta dirección y no ha podido dar la contraseña de tu cuenta. Puedes vincular {provider} sin ella.",
  "The password then stops working, and every device is logged out.":
    "Entonces la contraseña deja de funcionar y se cierra la sesión en todos los dispositivos.",
  "{provider} sign-in replaced your password":
    "El inicio de sesión con {provider} ha sustituido tu contraseña",
  "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.":
    "Tu cuenta se acaba de vincular a la cuenta de {provider} de esta dirección. La contraseña que tenía ya no funciona, se ha cerrado la sesión en todos los dispositivos y se han terminado las llamadas en curso.",
  "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.":
    "Si no has sido tú, otra persona lee tu correo y usa tu cuenta de {provider}. Cambia las contraseñas de ambos y escríbenos.",
  "{provider} sign-in was linked": "Se ha vinculado el inicio de sesión con {provider}",
  "Your account was just linked to the {provider} account of this address. You can now sign in with either.":
    "Tu cuenta se acaba de vincular a la cuenta de {provider} de esta dirección. Ahora puedes iniciar sesión con cualquiera de las dos.",
  "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.":
    "Si no has sido tú, es posible que otra persona haya entrado en tu cuenta de {provider}. Cambia su contraseña y escríbenos.",
  "Confirm your address to sign in": "Confirma tu dirección para iniciar sesión",
  "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.":
    "Una persona, probablemente tú, ha iniciado sesión con {provider}, que indica esta dirección y no dice si es suya. Abre el enlace en el navegador en el que iniciaste sesión.",
  "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.":
    "El enlace es válido durante una hora y funciona una sola vez y solo en ese navegador. Si no has sido tú, puedes ignorar este correo: nada cambia.",
  "{amount} did not reach your card": "{amount} no han llegado a tu tarjeta",
  "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.":
    "Un reembolso de tu compra no ha llegado a la tarjeta con la que se pagó, así que sus créditos están de nuevo en tu saldo. Puedes usarlos para llamar, o escribirnos si quieres recuperar el dinero de otra forma.",
  "Back in your balance": "De nuevo en tu saldo",
  "{amount} is going back to your card": "{amount} vuelven a tu tarjeta",
  "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.":
    "Has pedido que se te devuelva dinero de tu compra. Está en camino a la tarjeta con la que se pagó, y tu banco suele mostrarlo en un plazo de cinco a diez días.",
  "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.":
    "Hemos devuelto dinero de tu compra a la tarjeta con la que se pagó. Tu banco suele mostrarlo en un plazo de cinco a diez días.",
  "Your balance is below zero now. Your next purchase pays that first, and calling works again then.":
    "Tu saldo está ahora por debajo de cero. Tu próxima compra lo cubre primero, y entonces podrás volver a llamar.",
  "Your balance now": "Tu saldo actual",
  "If you do not know why, please write to us with the contact form.":
    "Si no sabes el motivo, escríbenos con el formulario de contacto.",
  "Your receipt {number}": "Tu recibo {number}",
  "Thank you for your purchase. The credits are on your account, and they never expire.":
    "Gracias por tu compra. Los créditos están en tu cuenta y no caducan nunca.",
  "Open the receipt": "Abrir el recibo",
  "You can print this page or save it as a PDF, and you can find it in your transactions at any time.":
    "La página se puede imprimir o guardar como PDF, y la encuentras en tus transacciones en cualquier momento.",
  "Automatic recharge is on": "La recarga automática está activada",
  "The price follows the exchange rate at the time of each purchase.":
    "El precio sigue el tipo de cambio del momento de cada compra.",
  "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.":
    "Cada correo sobre la recarga automática lleva un enlace que la desactiva sin iniciar sesión. Si no la has activado tú, usa el enlace y escríbenos.",
  "Automatic recharge has bought credits for you. They are on your account, and they never expire.":
    "La recarga automática ha comprado créditos para ti. Están en tu cuenta y no caducan nunca.",
  "Automatic recharge is paused": "La recarga automática está en pausa",
  "Please confirm your automatic recharge": "Confirma tu recarga automática",
  "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.":
    "Tu banco quiere que confirmes un pago de tu recarga automática. Hasta entonces no se cobra nada y no compra créditos.",
  "Confirm the payment": "Confirmar el pago",
  "You can purchase credits yourself at any time.": "Puedes comprar créditos tú mismo en cualquier momento.",
  "Nothing was charged.": "No se ha cobrado nada.",
  "It is tried again after {moment}.": "Se volverá a intentar después de esta fecha: {moment}.",
  "It is not tried again by itself. To go on, choose a card in Settings.":
    "No se vuelve a intentar por sí sola. Para continuar, elige una tarjeta en Ajustes.",
  "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.":
    "No se vuelve a intentar por sí sola. Para continuar, pulsa «Cambiar» en Ajustes y guarda la regla, con la misma tarjeta o con otra.",
  "To go on earlier, choose a higher limit in Settings.":
    "Para continuar antes, elige un límite más alto en Ajustes.",
  "Automatic recharge is off": "La recarga automática está desactivada",
  "You can turn it on again in Settings at any time.":
    "Puedes volver a activarla en Ajustes en cualquier momento.",
  "Your card for automatic recharge expires soon": "La tarjeta de tu recarga automática caduca pronto",
  "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.":
    "Tu tarjeta ({card}) caduca a finales de {month}. La recarga automática termina entonces, salvo que elijas otra tarjeta en Ajustes o que tu banco renueve esta.",
  "To add a new card, save it when you next purchase credits. You can then choose it in Settings.":
    "Para añadir una tarjeta nueva, guárdala en tu próxima compra de créditos. Después podrás elegirla en Ajustes.",
  "Our answer: {subject}": "Nuestra respuesta: {subject}",
  "Thank you for your message. This is our answer:": "Gracias por su mensaje. Esta es nuestra respuesta:",
  "Your message": "Su mensaje",
  "If you have another question, simply reply to this mail.":
    "Si tiene otra pregunta, responda simplemente a este correo.",
  "Your number now belongs to another account": "Tu número pertenece ahora a otra cuenta",
  "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.":
    "Una persona respondió a nuestra llamada en tu número y marcó allí un código, así que ahora pertenece a otra cuenta. Tus llamadas ya no lo muestran, y las llamadas a tus números de aquí ya no se desvían a él.",
  "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.":
    "Si el número sigue siendo tuyo, verifícalo de nuevo en tus ajustes: lo llamamos y vuelve a ser tuyo.",
  "Your number is verified": "Tu número está verificado",
  "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.":
    "Se marcó el código en tu número, así que tus llamadas ya pueden mostrarlo. Antes estaba verificado para otra cuenta, que ya no lo tiene.",
  "If this was not you, remove the number in your settings.":
    "Si no fuiste tú, quita el número en tus ajustes.",
  "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.":
    "Te llama {brand}. Una persona quiere mostrar este número en sus llamadas. Si eres tú, marca las seis cifras que muestra tu página. Si no, cuelga y nada cambiará.",
  "Thank you. Your number is verified.": "Gracias. Tu número está verificado.",
  "This number was not verified. Please try again on the page.":
    "Este número no se ha verificado. Inténtalo de nuevo en la página.",
  "Please verify your number again": "Verifica tu número de nuevo",
  "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.":
    "Las personas a las que llamas ven un número tuyo. Un número se muestra durante un año después de verificarlo. Verifícalo de nuevo en tus ajustes para que lo sigan viendo.",
  "Shown until": "Se muestra hasta",
  "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.":
    "Si no, las personas a las que llamas verán nuestro número, y las llamadas a tus números de aquí ya no se desviarán a él.",
  "Your number {number} is about to lapse": "Tu número {number} está a punto de caducar",
  "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.":
    "Tus créditos no alcanzan para el próximo mes de tu número. Compra créditos antes de la renovación y seguirá por sí solo.",
  "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.":
    "Tu número no se puede renovar mientras tu cuenta esté restringida. Escríbenos antes de la renovación si quieres conservarlo.",
  "Your number {number} no longer rings": "Tu número {number} ya no suena",
  "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.":
    "No se ha podido pagar el próximo mes de tu número, así que las llamadas ya no te llegan. Lo guardamos 10 días. Compra créditos y volverá a sonar en unos minutos.",
  "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.":
    "Tu número no se puede renovar mientras tu cuenta esté restringida, así que las llamadas ya no te llegan. Lo guardamos 10 días. Escríbenos.",
  "Your number {number} was given back": "Tu número {number} se ha devuelto",
  "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.":
    "El próximo mes de tu número no se ha podido pagar durante 10 días, así que ha vuelto a la compañía telefónica. Otra persona puede obtenerlo.",
  "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.":
    "Tu número no se ha podido renovar durante 10 días porque tu cuenta está restringida, así que ha vuelto a la compañía telefónica. Otra persona puede obtenerlo.",
  "Price a month": "Precio al mes",
  Renewal: "Renovación",
  "Kept until": "Guardado hasta",
  "Look at your numbers": "Ver tus números",
  "Nothing is charged beyond your credits.": "No se cobra nada más allá de tus créditos.",
  "The person you are calling cannot answer right now. Please leave a message after the tone.":
    "La persona a la que llama no puede responder en este momento. Deje un mensaje después de la señal.",
  "Your call cannot be taken at the moment. Please try again later.":
    "Ahora mismo nadie puede atender tu llamada. Inténtalo más tarde.",
  "The number you have called is not in service.": "El número que has marcado no está en servicio.",
  "You missed a call": "Tienes una llamada perdida",
  "Your number was called, and the call was not answered.": "Han llamado a tu número y nadie ha contestado.",
  Caller: "Quién llamó",
  "Called at": "Hora de la llamada",
  "See your calls": "Ver tus llamadas",
  "The call stands in your history too.": "La llamada también está en tu historial.",
  "A voicemail for you was lost": "Se ha perdido un mensaje de voz para ti",
  "A caller left a message for you, but its sound was lost at the phone company.":
    "Una persona que llamó te dejó un mensaje, pero su sonido se perdió en la compañía telefónica.",
  "You have a new voicemail": "Tiene un nuevo mensaje de voz",
  "A caller has left a message for you.": "Una persona que llamó le ha dejado un mensaje.",
  Length: "Duración",
  "Listen to the message": "Escuchar el mensaje",
  "Your voicemail settings say which mails you get about messages.":
    "En los ajustes de su buzón de voz se indica qué correos recibe sobre los mensajes.",
} satisfies Translated<"es", typeof german>;
