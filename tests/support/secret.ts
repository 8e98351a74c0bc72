/** The secret of the test server; `people.ts` signs session cookies with it. */
export const authSecret = "a secret of the tests, long enough for everyone";

/** The key by which push services know the test server. Nothing real was ever signed with it. */
export const pushKey =
  '{"kty":"EC","crv":"P-256","x":"ukUhlNujzQTB4dsWtz87Ut_Rw_oaFjxVPKvTwiWL1Nw","y":"sBh6q9G-5Q8KnUVyBScZ0nbbNd1LD8cwpPA21e3GZo8","d":"FVBkg-XC0FZq2vdiRzT4NiPAIi_ksSZdk_GpfQfHnhU"}';
