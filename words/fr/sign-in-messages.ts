import type { Translated } from "#words/catalogue.ts";
import type { signInMessages as german } from "#words/de/sign-in-messages.ts";

export const signInMessages = {
  "Please enter all fields": "Veuillez remplir tous les champs",
  "Please fill in all fields": "Veuillez remplir tous les champs",
  "Passwords do not match": "Les mots de passe ne correspondent pas",
  "Password must be at least 6 characters": "Le mot de passe doit comporter au moins 6 caractères",
  "Password must be at most 128 characters": "Le mot de passe doit comporter au maximum 128 caractères",
  "Please enter a valid email address": "Veuillez saisir une adresse e-\u2060mail valide",
  "Registration Successful!": "Inscription réussie !",
  "Email Verification Required": "Confirmation de l’e-\u2060mail requise",
  "Registration failed": "L’inscription a échoué",
  "Login failed": "La connexion a échoué",
  "An error occurred during login": "Une erreur s’est produite lors de la connexion",
  "Email verified successfully! You can now log in.":
    "Adresse e-\u2060mail confirmée ! Vous pouvez maintenant vous connecter.",
  "Invalid verification token. Please try again or request a new verification email.":
    "Lien de confirmation non valide. Veuillez réessayer ou demander un nouvel e-\u2060mail de confirmation.",
  "Server error during verification. Please try again later.":
    "Erreur du serveur lors de la confirmation. Veuillez réessayer plus tard.",
  "Google account detected": "Compte Google détecté",
  "Google Account Required": "Compte Google requis",
  "This account was created with {provider}. Please sign in with {provider}.":
    "Ce compte a été créé avec {provider}. Veuillez vous connecter avec {provider}.",
  "You have been logged out.": "Vous avez été déconnecté.",
  "Authentication failed: {reason}": "Échec de l’authentification : {reason}",
  "Authentication failed: No token received": "Échec de l’authentification : aucun jeton reçu",
  "Successfully signed in with {provider}!": "Vous êtes connecté avec {provider} !",
  "Error loading user data": "Erreur lors du chargement des données de l’utilisateur",
  "Please enter your password": "Veuillez saisir votre mot de passe",
  "The sign-in could not be linked. Please try again.":
    "La connexion n’a pas pu être associée. Veuillez réessayer.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "Nous vous avons envoyé un lien. Ouvrez-le pour associer cette connexion sans le mot de passe.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "La connexion avec {provider} est associée et l’ancien mot de passe ne fonctionne plus.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "Nous avons envoyé un lien à l’adresse de ce compte. Ouvrez-le dans ce navigateur pour vous connecter.",
  "Your address is confirmed.": "Votre adresse est confirmée.",
  "Please enter your email": "Veuillez saisir votre adresse e-\u2060mail",
  "If an account exists for this address, a reset link is on its way.":
    "Si un compte existe pour cette adresse, un lien de réinitialisation est en route.",
  "Open the link in our mail to choose a new password.":
    "Ouvrez le lien de notre e-\u2060mail pour choisir un nouveau mot de passe.",
  "Failed to send reset email": "Échec de l’envoi de l’e-\u2060mail de réinitialisation",
  "Your password has been reset. You can now log in.":
    "Votre mot de passe a été réinitialisé. Vous pouvez maintenant vous connecter.",
  "Failed to reset password": "Échec de la réinitialisation du mot de passe",
  "This reset link is no longer valid. Please request a new one.":
    "Ce lien de réinitialisation n’est plus valable. Veuillez en demander un nouveau.",
  "Failed to verify email": "Échec de la confirmation de l’e-\u2060mail",
  "Email address is required": "L’adresse e-\u2060mail est requise",
  "Verification email sent! Please check your inbox.":
    "E-mail de confirmation envoyé ! Veuillez consulter votre boîte de réception.",
  "Failed to send verification email. Please try again.":
    "Échec de l’envoi de l’e-\u2060mail de confirmation. Veuillez réessayer.",
  "Server error. Please try again later.": "Erreur du serveur. Veuillez réessayer plus tard.",
  "Account deleted successfully.": "Le compte a été supprimé.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "Vous avez un paiement inachevé et notre prestataire de paiement ne répond pas. Rien n’a été supprimé. Veuillez réessayer dans quelques minutes.",
  "Failed to delete account. Please try again.": "Échec de la suppression du compte. Veuillez réessayer.",
  "This account cannot be deleted": "Ce compte ne peut pas être supprimé",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "Vous avez encore {n} crédit, qui serait perdu. Veuillez confirmer que vous y renoncez.",
    other: "Vous avez encore {n} crédits, qui seraient perdus. Veuillez confirmer que vous y renoncez.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "Ce lien n’est plus valable. Veuillez modifier à nouveau votre adresse dans les paramètres.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "Ce lien a déjà servi ou est trop ancien. Utilisez « Mot de passe oublié » pour choisir un nouveau mot de passe.",
  "Please complete the CAPTCHA verification": "Veuillez effectuer la vérification CAPTCHA",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "Merci ! Votre message a bien été envoyé. Nous vous répondrons dès que possible.",
  "Error sending message. Please try again.": "Erreur lors de l’envoi du message. Veuillez réessayer.",
  "Using your account email address": "L’adresse e-\u2060mail de votre compte est utilisée",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "Votre navigateur n’a pas gardé le cookie de votre session. Autorisez les cookies de ce site et reconnectez-vous.",
} satisfies Translated<"fr", typeof german>;
