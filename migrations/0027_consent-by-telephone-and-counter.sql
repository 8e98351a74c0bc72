ALTER TABLE `sessions` ADD `held_for` text;--> statement-breakpoint
ALTER TABLE `decisions` ADD `taken_by` text;--> statement-breakpoint
ALTER TABLE `decisions` ADD `number_called` text;--> statement-breakpoint
ALTER TABLE `decisions` ADD `called_at` integer;--> statement-breakpoint
ALTER TABLE `decisions` ADD `note` text;