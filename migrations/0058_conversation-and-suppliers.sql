ALTER TABLE `shops` ADD `uses_parts` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `letter_due` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_by_link` ON `messages` (`shop_id`,`job_id`,`at`) WHERE way = 'link';--> statement-breakpoint
CREATE INDEX `messages_unread_by_link` ON `messages` (`at`) WHERE letter_due = 1;--> statement-breakpoint
ALTER TABLE `price_rules` ADD `supplier_id` text;--> statement-breakpoint
CREATE INDEX `price_rules_of_suppliers` ON `price_rules` (`shop_id`,`supplier_id`) WHERE supplier_id IS NOT NULL;