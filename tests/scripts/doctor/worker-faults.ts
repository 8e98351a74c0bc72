import { acc, type Fault, fails, gone, works } from "./faults.ts";

export const workerFaults: Fault[] = [
  [
    "files",
    "have no bucket",
    gone(`${acc}/r2/buckets/llave-files`),
    "The bucket llave-files does not exist: npx wrangler r2 bucket create llave-files.",
  ],
  [
    "files",
    "refuse the Worker",
    fails("files", "not enabled"),
    "R2 refuses the Worker (not enabled): check the binding FILES in wrangler.toml.",
  ],
  [
    "files",
    "come back changed",
    works("files", { same: false, deleted: true }),
    "R2 gave back another object than was written: look at https://www.cloudflarestatus.com.",
  ],
  [
    "files",
    "cannot be deleted",
    works("files", { same: true, deleted: false }),
    "R2 did not delete the test object: delete self-test/ in the bucket, and look for a bucket lock (dashboard, R2, Settings).",
  ],
  [
    "images",
    "are used up",
    fails("picture", "9422"),
    "Images does not draw a PNG (9422): check in the dashboard, Images, that transformations are not used up or switched off.",
  ],
  [
    "images",
    "come as something else",
    works("picture", { webp: false }),
    "Images made no WebP of a PNG: look at https://www.cloudflarestatus.com, and deploy again.",
  ],
  [
    "mail",
    "is refused",
    fails("mail", "sender not verified"),
    "Email Service refuses a message to owner@llave.example (sender not verified): check in the dashboard, Email, that the domain of MAIL_FROM is set up for sending.",
  ],
  [
    "chat @cf/one/chat",
    "is silent",
    works("chat", { said: " ", first: 0, whole: 1 }),
    "The model @cf/one/chat says nothing: put another first in AI_CHAT_MODELS.",
  ],
  [
    "chat @cf/one/chat",
    "has no allowance",
    fails("chat", "3036: neurons"),
    "Workers AI has no allowance left today (@cf/one/chat): raise the limit in the dashboard, or wait until midnight UTC.",
  ],
  [
    "chat @cf/one/chat",
    "needs the paid plan",
    fails("chat", "5035"),
    "The model @cf/one/chat needs the Workers paid plan: subscribe to it (dashboard, Workers, Plans).",
  ],
  [
    "chat @cf/one/chat",
    "is gone",
    fails("chat", "5007: No such model"),
    "The model @cf/one/chat does not exist any more: put one of npx wrangler ai models into AI_CHAT_MODELS.",
  ],
  [
    "chat @cf/one/chat",
    "is too slow",
    fails("chat", "timeout"),
    "The model @cf/one/chat is too slow or too busy (timeout): try again, or put another first in AI_CHAT_MODELS.",
  ],
  [
    "picture @cf/one/eyes",
    "is blind",
    works("vision", { said: "I cannot see pictures.", first: 1, whole: 1 }),
    "The model @cf/one/eyes does not see a red picture: put one that sees first in AI_VISION_MODELS.",
  ],
  [
    "picture @cf/one/eyes",
    "breaks",
    fails("vision", "8001"),
    "The model @cf/one/eyes failed (8001): put another first in AI_VISION_MODELS.",
  ],
  [
    "translation @cf/one/words",
    "repeats",
    (d) => {
      d.worker.translation = ({ text = "" }) => ({
        translated: text.slice(0, 300),
        length: text.length,
        whole: 1,
      });
    },
    "The model @cf/one/words does not translate (en to es): put another first in AI_TRANSLATION_MODELS.",
  ],
  [
    "translation @cf/one/words",
    "fails one way",
    (d) => {
      const well = d.worker.translation!;
      d.worker.translation = (q) => (q.from === "es" ? { ok: false, why: "empty" } : well(q));
    },
    "The model @cf/one/words failed (es to en: empty): put another first in AI_TRANSLATION_MODELS.",
  ],
  [
    "translation @cf/one/words",
    "is too slow for a long post",
    (d) => {
      const well = d.worker.translation!;
      d.worker.translation = (q) =>
        q.text!.length > 5000 ? { ok: false, why: "timeout" } : well(q);
    },
    "characters: timeout): try again, or put another first in AI_TRANSLATION_MODELS.",
  ],
  [
    "translation @cf/one/words",
    "drops half",
    works("translation", { translated: "corto", length: 10, whole: 1 }),
    "The model @cf/one/words drops half of a text (en to es)",
  ],
];
