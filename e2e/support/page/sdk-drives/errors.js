import { driven, errorAfter, heardOf, hearsSound, newDevice, until, works } from "./drive.js";

const errors = () => Twilio.TwilioError;

/** Sent by the gateway as they are, and raised by the device. */
const byCode = {
  31000: "GeneralErrors.UnknownError",
  31001: "GeneralErrors.ApplicationNotFoundError",
  31002: "GeneralErrors.ConnectionDeclinedError",
  31003: "GeneralErrors.ConnectionTimeoutError",
  31005: "GeneralErrors.ConnectionError",
  31100: "MalformedRequestErrors.MalformedRequestError",
  31101: "MalformedRequestErrors.MissingParameterArrayError",
  31102: "MalformedRequestErrors.AuthorizationTokenMissingError",
  31103: "MalformedRequestErrors.MaxParameterLengthExceededError",
  31104: "MalformedRequestErrors.InvalidBridgeTokenError",
  31105: "MalformedRequestErrors.InvalidClientNameError",
  31107: "MalformedRequestErrors.ReconnectParameterInvalidError",
  31202: "SignatureValidationErrors.AccessTokenSignatureValidationFailed",
  31203: "AuthorizationErrors.NoValidAccountError",
  31206: "AuthorizationErrors.RateExceededError",
  31207: "AuthorizationErrors.JWTTokenExpirationTooLongError",
  31209: "AuthorizationErrors.ReconnectAttemptError",
  31210: "AuthorizationErrors.CallMessageEventTypeInvalidError",
  31212: "AuthorizationErrors.PayloadSizeExceededError",
  31400: "ClientErrors.BadRequest",
  31404: "ClientErrors.NotFound",
  31480: "ClientErrors.TemporarilyUnavailable",
  31486: "ClientErrors.BusyHere",
  31603: "SIPServerErrors.Decline",
};

/** Codes of the gateway that the device raises under codes of its own. */
const tokenErrors = {
  31201: ["AuthorizationErrors.AuthenticationFailed", 20_151],
  31204: ["AuthorizationErrors.AccessTokenInvalid", 20_101],
  31205: ["AuthorizationErrors.AccessTokenExpired", 20_104],
};

/** The same codes at the start of a call. */
const callErrors = {
  31201: "AuthorizationErrors.AuthorizationError",
  31204: "AuthorizationErrors.InvalidJWTTokenError",
  31205: "AuthorizationErrors.JWTTokenExpiredError",
};

function isA(error, name, code) {
  const type = name.split(".").reduce((group, part) => group[part], errors());
  return error instanceof type && error.code === code;
}

async function raises(name, code, act) {
  const error = await act();
  await works(name, () => isA(error, name, code));
  return error;
}

export async function errorsOfTheGateway(setting) {
  const device = await newDevice(setting);
  const call = await device.connect({ params: { To: setting.talkative } });
  await until(() => call.status() === "open", "the call is not answered");
  for (const [code, name] of Object.entries(byCode)) {
    const send = () => control("errors", { code: Number(code), message: "On request" });
    await raises(name, Number(code), () => errorAfter(device, send));
  }
  for (const [sent, [name, code]] of Object.entries(tokenErrors)) {
    const send = () => control("errors", { code: Number(sent), message: "On request" });
    await fields(await raises(name, code, () => errorAfter(device, send)));
  }
  // The errors are the device's; the call goes on.
  await hearsSound(heardOf(call, ["volume"]));
  call.disconnect();
  await until(() => !device.isBusy, "the call goes on");
  for (const [code, name] of Object.entries(callErrors)) {
    await control("faults", { on: "invite", code: Number(code) });
    const refused = await device.connect({ params: { To: setting.talkative } });
    await raises(name, Number(code), () => errorAfter(refused, () => undefined));
    await until(() => !device.isBusy, "a refused call goes on");
  }
  await withoutMicrophone(device, "NotAllowedError", "UserMediaErrors.PermissionDeniedError", 31_401);
  await withoutMicrophone(device, "NotFoundError", "UserMediaErrors.AcquisitionFailedError", 31_402);
  device.destroy();
  await errorsOfTheArguments(device);
  return driven;
}

async function fields(error) {
  if (driven.includes("TwilioError.code works")) return;
  for (const name of ["causes", "solutions"])
    await works(`TwilioError.${name}`, () => Array.isArray(error[name]));
  for (const name of ["description", "explanation", "message", "name"]) {
    await works(`TwilioError.${name}`, () => error[name].length > 0);
  }
  await works("TwilioError.code", () => error.code === 20_151);
  await works("TwilioError.originalError", () => error.originalError.code === 31_201);
}

async function withoutMicrophone(device, failure, name, code) {
  const getUserMedia = async () => Promise.reject(new DOMException("On request", failure));
  device.updateOptions({ getUserMedia });
  const call = await device.connect();
  await raises(name, code, () => errorAfter(call, () => undefined));
  await until(() => !device.isBusy, "a call without a microphone goes on");
}

/** These have no code: the SDK throws them before it asks the gateway. */
async function errorsOfTheArguments(destroyed) {
  const { InvalidArgumentError, InvalidStateError, NotSupportedError } = errors();
  const device = await newDevice({ host: "localhost" });
  const processor = {
    createProcessedStream: async (stream) => stream,
    destroyProcessedStream: async () => {},
  };
  await device.audio.addProcessor(processor);
  const thrownBy = (act) =>
    Promise.resolve()
      .then(act)
      .catch((error) => error);
  const unset = await thrownBy(() => device.audio.setInputDevice(""));
  await works("InvalidArgumentError", () => unset instanceof InvalidArgumentError);
  const late = await thrownBy(() => destroyed.connect());
  await works("InvalidStateError", () => late instanceof InvalidStateError);
  const second = await thrownBy(() => device.audio.addProcessor(processor));
  await works("NotSupportedError", () => second instanceof NotSupportedError);
  device.destroy();
}
