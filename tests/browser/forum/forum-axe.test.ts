import { beforeAll, test } from "vitest";
import { createReport } from "#app/features/forum/reports/reports.server.ts";
import { openApp } from "../../support/app.ts";
import { everyFace, openBrowser } from "../../support/browser.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

let people: Record<"author" | "empty" | "admin", Person>;
const paths: Record<string, string> = {};
beforeAll(async () => {
  const { db } = app();
  const author = await signedIn(db, "medium", { name: `María Elena ${longWord}`.slice(0, 60) });
  const other = await signedIn(db, "premium", { name: "" });
  people = {
    author,
    empty: await signedIn(db, "medium"),
    admin: await signedIn(db, "premium", { isAdmin: true }),
  };
  const rich = `# Heading\n\n**P0301** ${longWord}\n\n1. one\n   - two\n\n> quote\n\n\`\`\`\ncode ${longWord}\n\`\`\`\n\n[link](https://a.example/${longWord})\n\n---`;
  const topic = await makeTopic(db, { by: author, title: `P0301 ${longWord}`, content: rich });
  for (let n = 0; n < 21; n++)
    await makeReply(db, { by: n % 2 ? author : other, topic, content: n ? `Reply ${n}` : rich });
  const mine = await makeReply(db, { by: author, topic, content: "Mine" });
  await createReport(db, {
    userId: other.id,
    topicId: topic.id,
    reason: `Because ${longWord}`,
    now: Date.now(),
  });
  Object.assign(paths, {
    topic: `/discussion/${topic.id}`,
    mine: `/discussion/${topic.id}/replies/${mine.id}`,
  });
});

test.each([
  ["/discussion", "author"],
  ["/discussion?q=nothing-at-all-here", "author"],
  ["/discussion/new", "author"],
  ["/discussion/preview", "author"],
  [":topic", "author"],
  [":topic?page=last", "empty"],
  [":topic/edit", "author"],
  [":topic/delete", "author"],
  [":topic/report", "empty"],
  [":mine/edit", "author"],
  [":mine/delete", "author"],
  ["/discussion/none", "empty"],
  ["/admin/reports", "admin"],
] as const)("%s of %s passes axe and does not scroll sideways", async (route, who) => {
  const page = await eyes.same({ as: people[who], expected: /status of 404/ });
  const path = route.replace(/:(\w+)/, (_, name: string) => paths[name]!);
  await everyFace(page, path);
});
