import type { Translated } from "#words/catalogue.ts";
import type { signInMessages as german } from "#words/de/sign-in-messages.ts";

export const signInMessages = {
  "Please enter all fields": "Preencha todos os campos",
  "Please fill in all fields": "Preencha todos os campos",
  "Passwords do not match": "As senhas não coincidem",
  "Password must be at least 6 characters": "A senha deve ter pelo menos 6 caracteres",
  "Password must be at most 128 characters": "A senha deve ter no máximo 128 caracteres",
  "Please enter a valid email address": "Informe um endereço de e-\u2060mail válido",
  "Registration Successful!": "Cadastro concluído!",
  "Email Verification Required": "Confirme seu e-\u2060mail",
  "Registration failed": "Não foi possível concluir o cadastro",
  "Login failed": "Não foi possível entrar",
  "An error occurred during login": "Ocorreu um erro ao entrar",
  "Email verified successfully! You can now log in.": "E-mail confirmado! Agora você já pode entrar.",
  "Invalid verification token. Please try again or request a new verification email.":
    "Link de confirmação inválido. Tente novamente ou peça um novo e-\u2060mail de confirmação.",
  "Server error during verification. Please try again later.":
    "Erro do servidor durante a confirmação. Tente novamente mais tarde.",
  "Google account detected": "Conta do Google detectada",
  "Google Account Required": "É necessária a conta do Google",
  "This account was created with {provider}. Please sign in with {provider}.":
    "Esta conta foi criada com {provider}. Entre com {provider}.",
  "You have been logged out.": "Você saiu da conta.",
  "Authentication failed: {reason}": "Falha na autenticação: {reason}",
  "Authentication failed: No token received": "Falha na autenticação: nenhum token recebido",
  "Successfully signed in with {provider}!": "Você entrou com {provider}!",
  "Error loading user data": "Erro ao carregar os dados do usuário",
  "Please enter your password": "Informe sua senha",
  "The sign-in could not be linked. Please try again.": "Não foi possível vincular o login. Tente novamente.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "Enviamos um link para você. Abra-o para vincular este login sem a senha.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "O login com {provider} foi vinculado, e a senha antiga não funciona mais.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "Enviamos um link para o endereço da sua conta lá. Abra-o neste navegador para entrar.",
  "Your address is confirmed.": "Seu endereço foi confirmado.",
  "Please enter your email": "Informe seu e-\u2060mail",
  "If an account exists for this address, a reset link is on its way.":
    "Se existir uma conta com este endereço, um link de redefinição está a caminho.",
  "Open the link in our mail to choose a new password.":
    "Abra o link do nosso e-\u2060mail para escolher uma nova senha.",
  "Failed to send reset email": "Não foi possível enviar o e-\u2060mail de redefinição",
  "Your password has been reset. You can now log in.": "Sua senha foi redefinida. Agora você já pode entrar.",
  "Failed to reset password": "Não foi possível redefinir a senha",
  "This reset link is no longer valid. Please request a new one.":
    "Este link de redefinição não é mais válido. Peça um novo.",
  "Failed to verify email": "Não foi possível confirmar o e-\u2060mail",
  "Email address is required": "O endereço de e-\u2060mail é obrigatório",
  "Verification email sent! Please check your inbox.":
    "E-mail de confirmação enviado! Confira sua caixa de entrada.",
  "Failed to send verification email. Please try again.":
    "Não foi possível enviar o e-\u2060mail de confirmação. Tente novamente.",
  "Server error. Please try again later.": "Erro do servidor. Tente novamente mais tarde.",
  "Account deleted successfully.": "A conta foi excluída.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "Você tem um pagamento não concluído, e nosso provedor de pagamentos não responde. Nada foi excluído. Tente novamente em alguns minutos.",
  "Failed to delete account. Please try again.": "Não foi possível excluir a conta. Tente novamente.",
  "This account cannot be deleted": "Esta conta não pode ser excluída",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "Você ainda tem {n} crédito, que seria perdido. Confirme que abre mão dele.",
    other: "Você ainda tem {n} créditos, que seriam perdidos. Confirme que abre mão deles.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "Este link não é mais válido. Altere seu endereço novamente nas configurações.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "Este link já foi usado ou é antigo demais. Use “Esqueceu a senha?” para escolher uma nova senha.",
  "Please complete the CAPTCHA verification": "Conclua a verificação CAPTCHA",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "Obrigado! Sua mensagem foi enviada. Responderemos assim que possível.",
  "Error sending message. Please try again.": "Erro ao enviar a mensagem. Tente novamente.",
  "Using your account email address": "Será usado o endereço de e-\u2060mail da sua conta",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "Seu navegador não guardou o cookie da sua sessão. Permita os cookies deste site e entre novamente.",
} satisfies Translated<"pt", typeof german>;
