ALTER TABLE `messages` ADD `letter_due` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_by_link` ON `messages` (`shop_id`,`job_id`,`at`) WHERE way = 'link';--> statement-breakpoint
CREATE INDEX `messages_unread_by_link` ON `messages` (`at`) WHERE letter_due = 1;