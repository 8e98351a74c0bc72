ALTER TABLE `shops` ADD `uses_parts` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `price_rules` ADD `supplier_id` text;--> statement-breakpoint
CREATE INDEX `price_rules_of_suppliers` ON `price_rules` (`shop_id`,`supplier_id`) WHERE supplier_id IS NOT NULL;