/** The secret of the test server; `people.ts` signs session cookies with it. */
export const authSecret = "a secret of the tests, long enough for everyone";
