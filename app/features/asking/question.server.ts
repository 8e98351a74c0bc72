import { mayEnter, payerOf } from "#app/features/account/access.ts";
import { may } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { ask } from "#app/features/assistant/answer/answers.server.ts";
import type { FoundSource, JobContext } from "#app/features/assistant/answer/sources.server.ts";
import type { AskRefusal } from "#app/features/assistant/chat.ts";
import { askForm, askSize } from "#app/features/assistant/forms.ts";
import { topicsAbout } from "#app/features/forum/search/about.server.ts";
import { type Car, carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { findJobAndUnit, type ShownJob } from "#app/features/repair/page/job-page.server.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { videosAbout } from "#app/features/videos/list/videos-about.server.ts";
import { notFound, type Refusal } from "#app/http/answers.ts";
import { checkForm } from "#app/http/form.ts";
import { readBody } from "#app/http/form-body.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { codesIn } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";

const reasons: Record<AskRefusal, { error: WordKey; status: number }> = {
  busy: { error: "assistant:ask.busy", status: 409 },
  allowance: { error: "assistant:ask.allowance", status: 429 },
  quota: { error: "assistant:ask.quota", status: 503 },
  failed: { error: "assistant:ask.failed", status: 503 },
};

type AskResult =
  | { ok: true; events: ReadableStream<Uint8Array> }
  | { ok: false; refusal: Omit<Refusal, "ok">; status: number };

/** Reads a question, finds its job among the viewer's own, and asks the assistant. */
export async function askFrom(
  platform: Platform,
  { viewer, language: reader }: { viewer: Viewer; language: Language },
  request: Request,
): Promise<AskResult> {
  const body = await readBody(request, askSize);
  if (body === "tooLarge")
    return { ok: false, refusal: { error: { key: "ui:form.tooLarge" } }, status: 413 };
  if (!body) return { ok: false, refusal: { error: { key: "ui:form.unreadable" } }, status: 422 };
  const form = checkForm(body, askForm);
  const { imageData: _, ...values } = form.values ?? {};
  if (!form.ok) {
    const key = form.fields?.imageData?.key ?? form.fields?.message?.key ?? "ui:form.fix";
    return { ok: false, refusal: { error: { ...form.fields?.message, key }, values }, status: 422 };
  }
  if (platform.ai.models.chat.length === 0)
    return { ok: false, refusal: { error: { key: "assistant:ask.off" }, values }, status: 503 };
  const { message, language, imageData, job: jobId, replaces } = form.value;
  const job =
    jobId === null
      ? null
      : contextOf(
          (await findJobOf(viewer, jobId, platform.db, readerZone(request))) ?? notFound(),
          reader,
        );
  // Without a vision model no picture is sent: the question has the text read from it.
  const image = platform.ai.models.vision.length > 0 ? imageData : null;
  if (message === "" && image === null)
    return { ok: false, refusal: { error: { key: "assistant:ask.blank" }, values }, status: 422 };
  const found = await lookUp(platform, viewer, message);
  const question = {
    userId: viewer.id,
    payerId: payerOf(viewer),
    message,
    language: language ?? reader,
    image,
    job,
    found,
    replaces,
  };
  const events = await ask(platform, question);
  if (typeof events !== "string") return { ok: true, events };
  const { error, status } = reasons[events];
  return { ok: false, refusal: { error: { key: error }, values }, status };
}

const findJobOf = async ({ shop }: Viewer, jobId: string, db: Db, zone: string) =>
  shop && may(shop, "readRecords") ? findJobAndUnit(db, shop.id, jobId, zone) : undefined;

/** A job for the assistant: the car and its faults, nothing about the customer. */
const contextOf = (
  {
    job,
    unit,
  }: {
    job: Omit<
      ShownJob,
      | "history"
      | "openQuestions"
      | "photos"
      | "walk"
      | "parts"
      | "comebacks"
      | "inspection"
      | "customerAddress"
      | "authorizedQuotes"
      | "states"
      | "stateNames"
    > &
      Car;
    unit: DistanceUnit;
  },
  language: Language,
): JobContext => ({
  id: job.id,
  title: titleOf(job, language),
  odometer: job.odometer === null ? null : `${job.odometer} ${job.odometerUnit ?? unit}`,
  issues: job.issues,
  diagnostic: job.diagnostic,
});

/** A job's title for the assistant. */
export const titleOf = (job: Car & { number: number }, language: Language): string =>
  `${workId(job.number)} · ${carName(job, language)}`;

/**
 * Topics and videos about a question that names no code, from areas open to the viewer. A failed
 * search does not refuse the question.
 */
async function lookUp(
  { replica }: Pick<Platform, "replica">,
  viewer: Viewer,
  message: string,
): Promise<FoundSource[]> {
  if (message === "" || codesIn(message).length > 0) return [];
  const [{ gistOf }] = await Promise.all([
    import("#app/features/translator/glossary/gist.ts"),
    loadGlossary(),
  ]);
  const things = gistOf(message);
  const found = await Promise.allSettled([
    mayEnter("forum", viewer) ? topicsAbout(replica, things) : [],
    mayEnter("videos", viewer) ? videosAbout(replica, things) : [],
  ]);
  const [topics, videos] = found.map((one) => {
    if (one.status === "rejected") log.error("a question could not be looked up", one.reason);
    return one.status === "fulfilled" ? one.value : [];
  });
  return [
    ...topics!.map(({ id, title, text }) => ({ kind: "topic" as const, ref: id, title, text })),
    ...videos!.map(({ id, title, text }) => ({
      kind: "video" as const,
      ref: id,
      title,
      text: text.slice(0, 600),
    })),
  ];
}
