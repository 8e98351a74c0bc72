import { openPad } from "#app/features/approval/signature/pad.client.ts";
import { readAloud } from "./aloud.client.ts";
import { keepDraft } from "./draft.client.ts";
import { hashFiles } from "./file-hash.client.ts";
import { showSum } from "./sum.client.ts";
import { watchThread } from "./thread.client.ts";

// The script of the pages of customers, which need none: a file of its own, without React. The
// draft comes first, because the others read the fields.
keepDraft();
showSum();
openPad();
hashFiles();
readAloud();
watchThread();
