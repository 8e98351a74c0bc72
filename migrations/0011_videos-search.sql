-- Full text over the videos: title and description are searched, category and level are filtered by in the same index, so that a page
-- of results is read without touching what does not match. The index holds no copy of the texts.
CREATE VIRTUAL TABLE `video_search` USING fts5(
  title, description, category, difficulty_level,
  content = 'video_tutorials', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
);
--> statement-breakpoint
CREATE TRIGGER `video_search_added` AFTER INSERT ON `video_tutorials` BEGIN INSERT INTO video_search (rowid, title, description, category, difficulty_level) VALUES (new.n, new.title, new.description, new.category, new.difficulty_level); END;
--> statement-breakpoint
CREATE TRIGGER `video_search_removed` AFTER DELETE ON `video_tutorials` BEGIN INSERT INTO video_search (video_search, rowid, title, description, category, difficulty_level) VALUES ('delete', old.n, old.title, old.description, old.category, old.difficulty_level); END;
--> statement-breakpoint
CREATE TRIGGER `video_search_changed` AFTER UPDATE OF `title`, `description`, `category`, `difficulty_level` ON `video_tutorials` BEGIN INSERT INTO video_search (video_search, rowid, title, description, category, difficulty_level) VALUES ('delete', old.n, old.title, old.description, old.category, old.difficulty_level); INSERT INTO video_search (rowid, title, description, category, difficulty_level) VALUES (new.n, new.title, new.description, new.category, new.difficulty_level); END;
--> statement-breakpoint
CREATE TRIGGER `video_counted` AFTER INSERT ON `video_tutorials` WHEN new.dead_since IS NULL BEGIN INSERT INTO video_counts (category, videos) VALUES (new.category, 1) ON CONFLICT (category) DO UPDATE SET videos = videos + 1; END;
--> statement-breakpoint
CREATE TRIGGER `video_uncounted` AFTER DELETE ON `video_tutorials` WHEN old.dead_since IS NULL BEGIN UPDATE video_counts SET videos = videos - 1 WHERE category = old.category; END;
--> statement-breakpoint
CREATE TRIGGER `video_recounted` AFTER UPDATE OF `category`, `dead_since` ON `video_tutorials` BEGIN UPDATE video_counts SET videos = videos - 1 WHERE category = old.category AND old.dead_since IS NULL; INSERT INTO video_counts (category, videos) SELECT new.category, 1 WHERE new.dead_since IS NULL ON CONFLICT (category) DO UPDATE SET videos = videos + 1; END;
