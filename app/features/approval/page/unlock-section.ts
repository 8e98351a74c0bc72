import type { Refusal } from "#app/http/answers.ts";
import { html } from "./html.ts";
import type { Reader } from "./parts.ts";

type Unlock = {
  /** Where the form is posted to. */
  path: string;
  /** Of the member whose password ends it: masked, for the customer reads it. */
  email: string;
  refusal: Pick<Refusal, "error" | "fields"> | undefined;
};

/** For the shop, below what a customer answers on its device: a password ends it. */
export function unlockSection({ t }: Reader, { path, email, refusal }: Unlock) {
  const problem = refusal?.fields?.password ?? refusal?.error;
  return html`<section><h2>${t("approval:counter.title")}</h2><p>${t("approval:counter.intro")}</p><form method="post" action="${path}"><label class="text" for="password">${t(
    "approval:counter.password",
    { email },
  )}</label><input class="text" type="password" id="password" name="password" autocomplete="off" required${
    problem && html` aria-invalid="true" aria-describedby="password-problem"`
  }>${
    problem && html`<p class="problem" role="alert" id="password-problem">${t(problem)}</p>`
  }<button class="second">${t("approval:counter.unlock")}</button></form></section>`;
}
