import type { JobRef } from "#app/features/repair/job.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";

/** The parts of the platform that writing to a job takes. */
export type Services = Pick<Platform, "config" | "db" | "web" | "now" | "queue" | "defer">;

/** A job and who writes to it, in the language of their pages. */
export type JobWriter = JobRef & { by: string; language: Language };
