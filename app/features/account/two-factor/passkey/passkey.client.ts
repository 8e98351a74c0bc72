import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";

// Loaded when a passkey button is pressed.

export type Ask = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type Make = Parameters<typeof startRegistration>[0]["optionsJSON"];

/**
 * The passkey's response, as text for a form field. @throws when the user or the device declines
 */
export const askPasskey = async (options: Ask): Promise<string> =>
  JSON.stringify(await startAuthentication({ optionsJSON: options }));

/** The response for a new passkey, as text for a form field. */
export const makePasskey = async (options: Make): Promise<string> =>
  JSON.stringify(await startRegistration({ optionsJSON: options }));

/** Whether creating a passkey failed because the device has one already. */
export const isExisting = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
