import { payerOf } from "#app/features/account/access.ts";
import { may } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { readChat } from "#app/features/assistant/answer/read-chat.server.ts";
import type { ChatData } from "#app/features/assistant/panel/panel.ts";
import { findCarJob } from "#app/features/repair/form/job-car.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { codesIn, readCode } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import { titleOf } from "./question.server.ts";

/** The panel of the assistant. It must not take the page of the plan down with it. */
export async function findChat(
  platform: Platform,
  { viewer, language }: { viewer: Viewer; language: Language },
  search: URLSearchParams,
): Promise<ChatData | "trouble"> {
  const [before, jobId] = [search.get("before") ?? undefined, search.get("job")];
  try {
    const [history, found] = await Promise.all([
      readChat(platform, { id: viewer.id, payerId: payerOf(viewer) }, before),
      jobId !== null && viewer.shop && may(viewer.shop, "readRecords")
        ? findCarJob(platform.db, viewer.shop.id, jobId)
        : undefined,
    ]);
    const codes = codesIn([found?.issues, found?.diagnostic].join("\n")).slice(0, 6);
    return {
      ...history,
      demo: platform.ai.isDemo,
      sees: platform.ai.models.vision.length > 0,
      paged: before !== undefined,
      job: found ? { id: found.id, title: titleOf(found, language), codes } : null,
      asked: readCode(search.get("code") ?? "") ?? null,
      cleared: search.get("chat") === "cleared",
    };
  } catch (error) {
    log.error("the history of the assistant could not be read", error);
    return "trouble";
  }
}
