import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { printRevision } from "#app/features/approval/paper/print-revision.server.ts";
import type { PrintRevision } from "#app/features/approval/paper/store-paper.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { createT } from "#app/values/translate.ts";

const font = "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf";

/** Prints a revision on this machine. */
export const printHere: PrintRevision = (revision, sha256) => {
  const { language } = revision;
  const reader = { t: createT(resources[language]), language };
  const loadFont = () => readFile(fileURLToPath(import.meta.resolve(font)));
  return printRevision(reader, revision, { sha256, loadFont });
};
