import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { createT } from "#app/values/translate.ts";
import type { WordKey } from "#app/values/word-key.ts";

// The specification's messages of the news and the admin area (section 8), word for word.

test.each<[WordKey, string]>([
  ["news:notLoaded", "Error loading news. Please try again."],
  ["admin:users.notUpdated", "Error updating user. Please try again."],
  ["admin:users.notCreated", "Error creating user. Please try again."],
  ["news:source.notCreated", "Error creating news source. Please try again."],
  ["news:source.notUpdated", "Error updating news source. Please try again."],
  ["news:source.notDeleted", "Error deleting news source. Please try again."],
  ["videos:admin.urlFormat", "Invalid YouTube URL format"],
  ["videos:admin.urlId", "Could not extract video ID"],
  ["videos:admin.notCreated", "Error creating video tutorial"],
  ["videos:admin.notDeleted", "Error deleting video. Please try again."],
])("%s", (key, words) => {
  expect(createT(resources.en)(key)).toBe(words);
});
