import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { readRecoveryCode } from "#app/features/account/two-factor/recovery-code.ts";
import { readBody } from "#app/http/form-body.ts";
import { smallForm } from "#app/http/form-size.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/codes-file";

export const loader = read("twoFactor", () => redirect(href("/account/two-step")));

/** The recovery codes on the page as a file. Only hashes are stored, so the page posts them. */
export const action = write(
  "twoFactor",
  async ({ request, context }: Route.ActionArgs & SignedIn) => {
    const form = await readBody(request, smallForm);
    const typed = form instanceof FormData ? String(form.get("codes") ?? "").split(/\s+/) : [];
    const codes = typed.slice(0, 20).flatMap((one) => readRecoveryCode(one) ?? []);
    const { t } = await wordsOf(context);
    const text = `${t("twoFactor:codes.file")}\n\n${codes.join("\n")}\n`;
    const headers = {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="llave-recovery-codes.txt"',
      "cache-control": "no-store",
    };
    return new Response(text, { headers });
  },
);
