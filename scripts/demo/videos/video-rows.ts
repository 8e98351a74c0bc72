import type { Category, Difficulty } from "#app/features/videos/video.ts";
import type { Language } from "#app/values/language.ts";

export type DemoVideo = {
  title: string;
  description: string;
  category: Category;
  difficulty: Difficulty;
  language: Language;
  minutes: number | null;
};

const levels = { b: "beginner", i: "intermediate", a: "advanced" } as const;
type Row = [
  level: keyof typeof levels,
  language: Language,
  minutes: number | null,
  title: string,
  description: string,
];

/** The videos of one category, oldest first. */
export const videosOf = (category: Category, rows: Row[]): DemoVideo[] =>
  rows.map(([level, language, minutes, title, description]) => ({
    category,
    difficulty: levels[level],
    language,
    minutes,
    title,
    description,
  }));
