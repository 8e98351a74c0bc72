import type { Language } from "#app/values/language.ts";

/** What videos are about, and for whom (specification, section 9). */
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

export const isDifficulty = (text: unknown): text is Difficulty =>
  difficulties.includes(text as Difficulty);

/** The most that each text may hold, and the longest video there is, in minutes. */
export const videoLimits = { title: 200, description: 4_000, url: 500, minutes: 1_440 } as const;

/** A video as a card shows it to one person. Positions and lengths in seconds. */
export type VideoCard = {
  /** Its place in the list: newer videos have larger numbers. */
  n: number;
  id: string;
  youtubeId: string;
  title: string;
  description: string;
  /** The key of its kept picture; null: the stock picture. */
  pictureKey: string | null;
  category: Category;
  difficulty: Difficulty;
  /** What is spoken in it; null: nobody said so. */
  language: Language | null;
  minutes: number | null;
  /** The size of its handout in bytes; null: it has none. */
  handoutBytes: number | null;
  /** Whether YouTube no longer shows it. */
  dead: boolean;
  position: number;
  length: number;
  watched: boolean;
};
