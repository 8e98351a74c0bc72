import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { App } from "../app.ts";
import { type Person, signedIn } from "../people.ts";
import { freshYoutubeId, videoFormData } from "./video-form.ts";

type Fields = Record<string, string>;
type Handout = Parameters<typeof videoFormData>[1];

/** An administrator of the videos, a Bronze member, and what the requests stored. */
export function openVideoAdmin(app: () => App) {
  let admin: Person;
  let bronze: Person;
  beforeAll(async () => {
    admin = await signedIn(app().db, "free", { isAdmin: true });
    bronze = await signedIn(app().db, "medium");
  });
  return {
    admin: () => admin,
    bronze: () => bronze,
    add: (fields: Fields = {}, handout?: Handout) =>
      app().visit("/admin/videos/new", {
        as: admin,
        form: videoFormData({ url: `https://youtu.be/${freshYoutubeId()}`, ...fields }, handout),
      }),
    edit: (id: string, fields: Fields, handout?: Handout) =>
      app().visit(`/admin/videos/${id}/edit`, { as: admin, form: videoFormData(fields, handout) }),
    rowOf: (id: string) =>
      app().db.select().from(videoTutorials).where(eq(videoTutorials.id, id)).get(),
    countFiles: async (prefix: string) => (await app().files.list({ prefix })).objects.length,
  };
}
