// better-auth signs and reads JSON Web Tokens for sign-in through other sites and for sessions kept
// in cookies. We use neither, so the build puts this in the place of `jose` (vite.config.ts), which
// weighs 12 KB.
const unused = (): never => {
  throw new Error("jose is not part of this build: see app/features/account/session/jose-stub.ts");
};

class Unused {
  constructor() {
    unused();
  }
}

export {
  Unused as EncryptJWT,
  Unused as JWTExpired,
  Unused as SignJWT,
  Unused as UnsecuredJWT,
  unused as calculateJwkThumbprint,
  unused as createLocalJWKSet,
  unused as createRemoteJWKSet,
  unused as decodeJwt,
  unused as decodeProtectedHeader,
  unused as exportJWK,
  unused as generateKeyPair,
  unused as importJWK,
  unused as importPKCS8,
  unused as jwtDecrypt,
  unused as jwtVerify,
};
export const base64url = { encode: unused, decode: unused };
export const customFetch = Symbol("unused");
export const errors = {};
