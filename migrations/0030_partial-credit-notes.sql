DROP INDEX `credit_of_invoice`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `voids` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `credits_of_invoice` ON `invoices` (`shop_id`,`credit_of`) WHERE "invoices"."credit_of" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_voided_once` ON `invoices` (`shop_id`,`credit_of`) WHERE "invoices"."credit_of" IS NOT NULL AND "invoices"."voids";