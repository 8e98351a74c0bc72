import { z } from "zod";
import { categories, difficulties, videoLimits } from "#app/features/videos/video.ts";
import { readYoutubeUrl } from "#app/features/videos/youtube.ts";
import { checkForm, choice, line, optionalParagraph } from "#app/http/form.ts";
import { readBody } from "#app/http/form-body.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { handoutLimit } from "./handout.ts";

export const key = (word: WordKey) => word;

/** Required, on YouTube, and with an id of eleven characters (specification, section 5). */
const youtubeId = line(videoLimits.url).transform((text, check) => {
  const read = readYoutubeUrl(text);
  if (read.ok) return read.id;
  check.addIssue({
    code: "custom",
    message: key(read.problem === "format" ? "videos:admin.urlFormat" : "videos:admin.urlId"),
  });
  return z.NEVER;
});

/** Whole minutes from 1; null when empty. */
const minutes = z.string(key("videos:admin.minutesWrong")).transform((text, check) => {
  const typed = text.trim();
  if (typed === "") return null;
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > videoLimits.minutes)
    check.addIssue({ code: "custom", message: key("videos:admin.minutesWrong") });
  return number;
});

const version = z
  .string(key("ui:form.unreadable"))
  .regex(/^\d{1,9}$/, key("ui:form.unreadable"))
  .transform(Number);

const videoForm = z.object({
  title: line(videoLimits.title),
  description: optionalParagraph(videoLimits.description),
  url: youtubeId,
  category: choice(categories),
  difficulty: choice(difficulties),
  language: choice(languages),
  minutes,
  /** The id of a new video. The form brings it: sent twice, it is one video. */
  id: z.uuid(key("ui:form.unreadable")).optional(),
  /** The version that was edited. */
  version: version.optional(),
  removeHandout: z.literal("yes", key("ui:form.choice")).optional(),
});

/** A video as entered by an administrator. */
export type VideoDraft = Pick<
  z.infer<typeof videoForm>,
  "title" | "description" | "category" | "difficulty" | "language" | "minutes"
> & {
  youtubeId: string;
};

/** The maximum size of the form, and how much of a larger one is read before it is refused. */
const bodySize = { bytes: handoutLimit + 1024 * 1024, fields: smallForm.fields };

const hearOut = 64 * 1024 * 1024;

/** Reads the form of a video with its handout, if one was chosen. */
export async function readVideoForm(request: Request) {
  const body = await readBody(request, bodySize, hearOut);
  if (body === "tooLarge")
    return { ok: false, error: { key: key("videos:admin.handoutTooLarge") } } as const;
  if (!body) return { ok: false, error: { key: key("ui:form.unreadable") } } as const;
  const form = checkForm(body, videoForm);
  if (!form.ok) return form;
  const { url, id, version: edited, removeHandout, ...rest } = form.value;
  const draft: VideoDraft = { ...rest, youtubeId: url };
  const file = body.get("handout");
  // When no file was chosen, browsers send an empty one without a name.
  const handout = file instanceof File && (file.size > 0 || file.name !== "") ? file : undefined;
  return {
    ok: true,
    draft,
    id,
    version: edited,
    values: form.values,
    handout,
    removeHandout: removeHandout === "yes",
  } as const;
}
