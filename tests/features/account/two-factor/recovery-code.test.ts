import { expect, test } from "vitest";
import {
  readRecoveryCode,
  recoveryCodeLength,
  recoveryCodeOf,
} from "#app/features/account/two-factor/recovery-code.ts";

const bytes = crypto.getRandomValues(new Uint8Array(recoveryCodeLength));

test("a recovery code holds at least 128 bits", () => {
  const signs = recoveryCodeOf(bytes).replaceAll("-", "");
  expect(signs.length * Math.log2(32)).toBeGreaterThanOrEqual(128);
});

test("a recovery code is read in any spelling, and so are the shorter ones given out before", () => {
  const code = recoveryCodeOf(bytes);
  expect(readRecoveryCode(code.toLowerCase().replaceAll("-", " "))).toBe(code);
  expect(readRecoveryCode("ABCD-EFGH-JKLM-NPQR-STUV-WXYZ")).toBe("ABCD-EFGH-JKLM-NPQR-STUV-WXYZ");
  expect(readRecoveryCode(code.slice(0, -1))).toBeUndefined();
});
