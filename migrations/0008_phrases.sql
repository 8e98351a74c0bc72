CREATE TABLE `shop_phrases` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`original_language` text NOT NULL,
	`en` text NOT NULL,
	`es` text NOT NULL,
	`found_en` text NOT NULL,
	`found_es` text NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`search` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `phrases_by_key` ON `shop_phrases` (`shop_id`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `phrases_of_kind` ON `shop_phrases` (`shop_id`,`kind`,`id`,`search`);--> statement-breakpoint
CREATE INDEX `phrases_found_en` ON `shop_phrases` (`shop_id`,`found_en`);--> statement-breakpoint
CREATE INDEX `phrases_found_es` ON `shop_phrases` (`shop_id`,`found_es`);