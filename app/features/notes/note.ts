import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";

/** The longest note in characters, how many a page shows, and how many members one may name. */
export const noteLimits = { text: 1_000, perPage: 20, named: 10 } as const;

/** For how long its author may correct a note; deleting it is always possible. */
const correctionMs = 15 * 60_000;

/** Member mentioned in a note. `name` is null for a deleted account. */
type NamedMember = { id: string; name: string | null; isUnseen: boolean };

/** A note as a member reads it. */
export type Note = {
  id: string;
  /** Empty once it is deleted. */
  text: string;
  translation: ShownTranslation | undefined;
  at: Date;
  by: string;
  /** Display name of the author; null for a deleted account. */
  author: string | null;
  isEdited: boolean;
  isRemoved: boolean;
  named: readonly NamedMember[];
};

type Authorship = { by: string; at: Date; isRemoved: boolean };

/** Whether the viewer wrote a note that is still there, and so may delete it. */
export const isOwn = ({ by, isRemoved }: Omit<Authorship, "at">, viewerId: string): boolean =>
  by === viewerId && !isRemoved;

/** Whether the viewer may still correct a note. */
export const mayCorrect = (note: Authorship, viewerId: string, now: number): boolean =>
  isOwn(note, viewerId) && now < correctableUntil(note.at.getTime());

const correctableUntil = (at: number): number => at + correctionMs;

/** The earliest instant of a note that may still be corrected. */
export const correctableSince = (now: number): number => now - correctionMs;
