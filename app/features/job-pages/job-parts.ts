import { ReturnsSection } from "#app/features/cards/returns/returns-section.tsx";
import { NotesSection } from "#app/features/notes/notes-section.tsx";
import { AlikeNotice } from "#app/features/repair/known/alike-notice.tsx";
import { JobFacts } from "#app/features/repair/page/job-facts.tsx";
import { StateChips } from "#app/features/repair/states/state-chips.tsx";
import { later } from "#app/ui/connection/later.ts";
import { JobNotes } from "./job-notes.tsx";
import { JobRecords } from "./job-records.tsx";

// Below the fold, or rarely there: their scripts come when the page already works.
export const LaterRecords = later(
  import.meta.env.SSR ? JobRecords : undefined,
  async () => (await import("./job-records.tsx")).JobRecords,
);
export const LaterReturns = later(
  import.meta.env.SSR ? ReturnsSection : undefined,
  async () => (await import("#app/features/cards/returns/returns-section.tsx")).ReturnsSection,
);
export const LaterStates = later(
  import.meta.env.SSR ? StateChips : undefined,
  async () => (await import("#app/features/repair/states/state-chips.tsx")).StateChips,
);
export const LaterFacts = later(
  import.meta.env.SSR ? JobFacts : undefined,
  async () => (await import("#app/features/repair/page/job-facts.tsx")).JobFacts,
);
export const LaterNotes = later(
  import.meta.env.SSR ? JobNotes : undefined,
  async () => (await import("./job-notes.tsx")).JobNotes,
);
export const LaterNotesSection = later(
  import.meta.env.SSR ? NotesSection : undefined,
  async () => (await import("#app/features/notes/notes-section.tsx")).NotesSection,
);
export const LaterAlike = later(
  import.meta.env.SSR ? AlikeNotice : undefined,
  async () => (await import("#app/features/repair/known/alike-notice.tsx")).AlikeNotice,
);
