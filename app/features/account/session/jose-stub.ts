// better-auth uses `jose` for social sign-in and for sessions in cookies. We use neither, so the
// build replaces it with this (vite.config.ts), which saves 12 KB.
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
