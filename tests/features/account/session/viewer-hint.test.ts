import { expect, test } from "vitest";
import { hintCookie, readHint } from "#app/features/account/session/viewer-hint.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { sessionCookie } from "../../../support/people.ts";
import { authSecret } from "../../../support/secret.ts";

const viewer = { id: "ana", shop: null } as unknown as Viewer;
const hintOver = (cookie: string) => hintCookie(new Headers({ cookie }), viewer, authSecret);

test("A hint is made for a session cookie whose own signature is ours, and for no other", async () => {
  const own = sessionCookie("a-token");
  const [hint] = (await hintOver(`lng=es; ${own}`))!.split(";");
  const headers = new Headers({ cookie: `${own}; ${hint}` });
  expect(await readHint(headers, authSecret)).toMatchObject({ id: "ana" });
  for (const cookie of [own.replace("a-token", "b-token"), `${own}x`, own.replace("=", " ="), ""])
    expect(await hintOver(cookie), cookie).toBeUndefined();
});
