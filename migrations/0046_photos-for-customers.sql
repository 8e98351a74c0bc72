ALTER TABLE `photos` ADD `for_customer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `photos` ADD `marks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `photos` ADD `sent_at` integer;--> statement-breakpoint
ALTER TABLE `photos` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `photos_sent_by_file` ON `photos` (`file`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `photo_totals_by_bytes` ON `photo_totals` (`bytes`);