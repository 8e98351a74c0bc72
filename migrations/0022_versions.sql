ALTER TABLE `profiles` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `discussion_replies` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `discussion_topics` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `news_sources` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `diagnostic_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `status_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `status_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_settings` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `site_settings` ADD `version` integer DEFAULT 1 NOT NULL;