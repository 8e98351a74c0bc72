DROP INDEX `jobs_by_search`;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `search_issues_translated` text;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `search_diagnostic` text;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `search_diagnostic_translated` text;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `search_quotes` text;--> statement-breakpoint
-- The search column was one text, whose parts stood behind char(29), char(31) and char(30). Each statement can be run again.
UPDATE `repair_jobs` SET `search_quotes` = substr(`search`, instr(`search`, char(29)) + 1), `search` = substr(`search`, 1, instr(`search`, char(29)) - 1) WHERE instr(`search`, char(29)) > 0;--> statement-breakpoint
UPDATE `repair_jobs` SET `search_diagnostic` = substr(`search`, instr(`search`, char(31)) + 1), `search` = substr(`search`, 1, instr(`search`, char(31)) - 1) WHERE instr(`search`, char(31)) > 0;--> statement-breakpoint
UPDATE `repair_jobs` SET `search_diagnostic_translated` = substr(`search_diagnostic`, instr(`search_diagnostic`, char(30)) + 1), `search_diagnostic` = substr(`search_diagnostic`, 1, instr(`search_diagnostic`, char(30)) - 1) WHERE instr(`search_diagnostic`, char(30)) > 0;--> statement-breakpoint
UPDATE `repair_jobs` SET `search_issues_translated` = substr(`search`, instr(`search`, char(30)) + 1), `search` = substr(`search`, 1, instr(`search`, char(30)) - 1) WHERE instr(`search`, char(30)) > 0;--> statement-breakpoint
CREATE INDEX `jobs_by_search` ON `repair_jobs` (`shop_id`,`number`,`status`,`search`,`search_issues_translated`,`search_diagnostic`,`search_diagnostic_translated`,`search_quotes`);