ALTER TABLE `work_counters` ADD `tied_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `counters_untied` ON `work_counters` (`tied_until`) WHERE tied_until < 2147483647;