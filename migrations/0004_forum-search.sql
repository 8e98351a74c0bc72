-- Full-text search over the forum. The index stores no text. The porter tokenizer removes plural endings, in Spanish as well.
-- remove_diacritics 2 ignores accents. The prefix index finds words by their first five letters when nothing else matches.
-- The rowid of a text is its number in discussion_texts, and its translation, which the translator writes, has the next number.
CREATE VIRTUAL TABLE `discussion_search` USING fts5(`title`, `text`, content='', contentless_delete=1, prefix='5', tokenize='porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `discussion_topic_written` AFTER INSERT ON `discussion_topics` BEGIN INSERT INTO `discussion_texts` (`n`, `topic_id`, `reply_id`) SELECT coalesce(max(`n`), 0) / 2 * 2 + 2, new.`id`, NULL FROM `discussion_texts`; INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, new.`title`, new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_reply_written` AFTER INSERT ON `discussion_replies` BEGIN INSERT INTO `discussion_texts` (`n`, `topic_id`, `reply_id`) SELECT coalesce(max(`n`), 0) / 2 * 2 + 2, new.`topic_id`, new.`id` FROM `discussion_texts`; INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, '', new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_topic_changed` AFTER UPDATE OF `title`, `content` ON `discussion_topics` BEGIN DELETE FROM `discussion_search` WHERE `rowid` IN (SELECT `n` FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL UNION ALL SELECT `n` + 1 FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL); INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, new.`title`, new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_reply_changed` AFTER UPDATE OF `content` ON `discussion_replies` BEGIN DELETE FROM `discussion_search` WHERE `rowid` IN (SELECT `n` FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id` UNION ALL SELECT `n` + 1 FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id`); INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, '', new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_text_removed` AFTER DELETE ON `discussion_texts` BEGIN DELETE FROM `discussion_search` WHERE `rowid` IN (old.`n`, old.`n` + 1); END;
