import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { PrintRevision } from "./store-paper.server.ts";

/** Prints revisions, each in its job's language. */
export const printerOf =
  (
    { asset }: Pick<Platform, "asset">,
    loadT: (language: Language) => Promise<TFunction>,
  ): PrintRevision =>
  async (revision, sha256) => {
    const { language } = revision;
    // Loaded when something is printed: pages do not wait for it.
    const { printRevision } = await import("./print-revision.server.ts");
    const loadFont = () => asset(wideFontPath);
    return printRevision({ t: await loadT(language), language }, revision, { sha256, loadFont });
  };
