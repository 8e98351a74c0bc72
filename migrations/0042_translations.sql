ALTER TABLE `text_twins` RENAME TO `text_translations`;--> statement-breakpoint
ALTER TABLE `canned_quotes` RENAME COLUMN `twins` TO `translations`;--> statement-breakpoint
ALTER TABLE `canned_lines` RENAME COLUMN `twins` TO `translations`;
