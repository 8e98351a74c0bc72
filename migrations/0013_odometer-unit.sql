ALTER TABLE `repair_jobs` ADD `odometer_unit` text;--> statement-breakpoint
ALTER TABLE `shop_settings` ADD `distance_unit` text;