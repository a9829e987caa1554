// The package types its languages without their countries.
declare module "altcha/i18n/es-es";
declare module "altcha/i18n/fr-fr";
declare module "altcha/i18n/pt-br";
