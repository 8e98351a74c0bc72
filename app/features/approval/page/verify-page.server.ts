import { href } from "react-router";
import { formatDay } from "#app/values/calendar.ts";
import { customerPage } from "./document.server.ts";
import { html } from "./html.ts";
import { languageSwitch, type Reader } from "./parts.ts";

type Verified = {
  hash: string;
  /** When it was sent; null when it never was. Undefined before one asks. */
  sentAt: number | null | undefined;
  isMalformed: boolean;
  nonce: string | undefined;
};

// The file is read in the browser: its hash alone is sent.
const script = `(()=>{const f=document.querySelector("form"),i=document.getElementById("file");if(!f||!i||!crypto.subtle)return;i.closest("label").hidden=false;i.addEventListener("change",async()=>{const one=i.files[0];if(!one)return;const d=await crypto.subtle.digest("SHA-256",await one.arrayBuffer());f.hash.value=Array.from(new Uint8Array(d),(b)=>b.toString(16).padStart(2,"0")).join("");f.submit()})})()`;

/** Whether a file is one that was sent: by its hash, which a script computes from a chosen file. */
export function verifyPage(reader: Reader, { hash, sentAt, isMalformed, nonce }: Verified) {
  const { t, language } = reader;
  const title = t("approval:verify.title");
  const answer = isMalformed
    ? html`<p class="problem" role="alert">${t("approval:verify.malformed")}</p>`
    : sentAt === undefined
      ? null
      : sentAt === null
        ? html`<p class="declined" role="status">${t("approval:verify.no")}</p>`
        : html`<p class="approved" role="status">${t("approval:verify.yes", {
            day: formatDay(sentAt, language, "UTC"),
          })}</p>`;
  const body = html`<header>${languageSwitch(reader, href("/verify"))}<h1>${title}</h1></header><main><p>${t(
    "approval:verify.intro",
  )}</p>${answer}<form action="${href("/verify")}"><label class="text" hidden>${t(
    "approval:verify.file",
  )}<input class="text" id="file" type="file"></label><label class="text" for="hash">${t(
    "approval:verify.hash",
  )}</label><input class="text" id="hash" name="hash" autocomplete="off" spellcheck="false" value="${hash}"><button>${t(
    "approval:verify.check",
  )}</button></form></main>`;
  return customerPage({ language, title, body, script: { code: script, nonce } });
}
