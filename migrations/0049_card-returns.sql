CREATE TABLE `card_disputes` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`moved` integer DEFAULT 0 NOT NULL,
	`free` integer DEFAULT 0 NOT NULL,
	`fee` integer,
	`reason` text NOT NULL,
	`answer_by` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`payment_id`) REFERENCES `card_payments`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `card_disputes_of_payment` ON `card_disputes` (`shop_id`,`payment_id`);--> statement-breakpoint
CREATE INDEX `card_disputes_of_job` ON `card_disputes` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `card_disputes_open` ON `card_disputes` (`shop_id`,`answer_by`) WHERE state in ('needsAnswer', 'inReview');--> statement-breakpoint
CREATE TABLE `card_refunds` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`moved` integer DEFAULT 0 NOT NULL,
	`free` integer DEFAULT 0 NOT NULL,
	`refund_id` text,
	`reason` text NOT NULL,
	`credit_of` integer,
	`failure` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`payment_id`) REFERENCES `card_payments`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_refund_above_zero" CHECK(cents > 0)
);
--> statement-breakpoint
CREATE INDEX `card_refunds_of_payment` ON `card_refunds` (`shop_id`,`payment_id`);--> statement-breakpoint
CREATE INDEX `card_refunds_of_job` ON `card_refunds` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_by_stripe` ON `card_refunds` (`shop_id`,`refund_id`) WHERE refund_id is not null;--> statement-breakpoint
ALTER TABLE `card_payments` ADD `fee` integer;--> statement-breakpoint
CREATE INDEX `card_payments_by_intent` ON `card_payments` (`shop_id`,`payment_intent`) WHERE payment_intent is not null;--> statement-breakpoint
ALTER TABLE `payment_accounts` ADD `sends_receipts` integer DEFAULT true NOT NULL;