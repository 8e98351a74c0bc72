import type { Language } from "#app/values/language.ts";

/** Categories and levels (specification, section 9). */
export const categories = [
  "engine",
  "transmission",
  "brakes",
  "electrical",
  "suspension",
  "diagnostics",
  "maintenance",
] as const;

export type Category = (typeof categories)[number];

export const difficulties = ["beginner", "intermediate", "advanced"] as const;

export type Difficulty = (typeof difficulties)[number];

export const isCategory = (text: unknown): text is Category =>
  categories.includes(text as Category);

/** The maximum length of each text, and of a video in minutes. */
export const videoLimits = { title: 200, description: 4_000, url: 500, minutes: 1_440 } as const;

/** A video with one member's progress. Positions and lengths in seconds. */
export type VideoCard = {
  /** Its place in the list: newer videos have larger numbers. */
  n: number;
  id: string;
  youtubeId: string;
  title: string;
  description: string;
  /** The key of its stored picture; null: the stock picture. */
  pictureKey: string | null;
  category: Category;
  difficulty: Difficulty;
  /** The spoken language; null: not specified. */
  language: Language | null;
  minutes: number | null;
  /** The size of its handout in bytes; null: it has none. */
  handoutBytes: number | null;
  /** Whether it is unavailable on YouTube. */
  dead: boolean;
  position: number;
  length: number;
  watched: boolean;
};
