ALTER TABLE `live_sessions` ADD `language` text;--> statement-breakpoint
ALTER TABLE `video_tutorials` ADD `language` text;