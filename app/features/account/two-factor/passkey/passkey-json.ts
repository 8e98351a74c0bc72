import { z } from "zod";

// The response of a passkey as JSON (WebAuthn level 3, section 5.1), with the fields that we read.

const base64url = z
  .string()
  .max(6_000)
  .regex(/^[\w-]+$/);

const registered = z.object({
  id: base64url,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

const answered = z.object({
  id: base64url,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

export type Registered = z.infer<typeof registered>;
export type Answered = z.infer<typeof answered>;

export const readRegistered = (text: string) => read(registered, text);
export const readAnswered = (text: string) => read(answered, text);

function read<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
