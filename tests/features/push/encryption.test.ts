import { createECDH, randomBytes } from "node:crypto";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPush } from "#app/platform/push/config.ts";
import { newPushKey } from "../../../scripts/local/local-push-key.ts";
import { opened, tokenOf } from "../../support/push/device.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

// Appendix A of RFC 8291: what decrypts in these tests is right by itself.
test("Decrypts the example of the standard", () => {
  const keys = {
    privateKey: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
    auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  };
  const body = bytes(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  expect(opened(keys, body)).toBe("When I grow up, I want to be a watermelon");
});

test("A browser reads what was encrypted for it, all messages are equally long, and the token is signed", async () => {
  const { pushKey } = readPush({ PUSH_KEY: await newPushKey() }).config;
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300, unit: "grapheme" }), async (title) => {
      const browser = createECDH("prime256v1");
      browser.generateKeys();
      const auth = randomBytes(16);
      const { body, headers } = await buildPushPayload(
        { data: { title }, options: { ttl: 60 } },
        {
          endpoint: "https://push.example.com/a",
          expirationTime: null,
          keys: {
            p256dh: browser.getPublicKey("base64url"),
            auth: auth.toString("base64url"),
          },
        },
        { ...pushKey!, subject: "mailto:a@llave.example" },
      );
      const keys = { privateKey: browser.getPrivateKey(), auth };
      expect(JSON.parse(opened(keys, body))).toEqual({ title });
      expect(body.length).toBe(4096);
      expect(headers["content-encoding"]).toBe("aes128gcm");
      expect(tokenOf(headers.authorization, pushKey!.publicKey)).toMatchObject({
        aud: "https://push.example.com",
        sub: "mailto:a@llave.example",
      });
    }),
    { numRuns: 30 },
  );
});
