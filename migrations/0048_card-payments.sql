CREATE TABLE `card_payments` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`invoice_number` integer,
	`revision` integer,
	`link_id` text NOT NULL,
	`language` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`return_state` text,
	`stripe_account` text NOT NULL,
	`session_id` text,
	`payment_intent` text,
	`refund_id` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`check_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_payment_above_zero" CHECK(cents > 0),
	CONSTRAINT "card_payment_names_one" CHECK((invoice_number IS NULL) <> (revision IS NULL))
);
--> statement-breakpoint
CREATE INDEX `card_payments_of_job` ON `card_payments` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_payment_open_of_invoice` ON `card_payments` (`shop_id`,`job_id`,`invoice_number`) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `card_payment_open_of_revision` ON `card_payments` (`shop_id`,`job_id`,`revision`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `card_payments_by_session` ON `card_payments` (`shop_id`,`session_id`) WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX `card_payments_due` ON `card_payments` (`check_at`) WHERE check_at is not null;--> statement-breakpoint
CREATE TABLE `payment_accounts` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`stripe_account` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`due` text NOT NULL,
	`created_at` integer NOT NULL,
	`synced_at` integer NOT NULL,
	`check_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_accounts_stripe_account_unique` ON `payment_accounts` (`stripe_account`);--> statement-breakpoint
CREATE INDEX `payment_accounts_due` ON `payment_accounts` (`check_at`);--> statement-breakpoint
ALTER TABLE `shop_settings` ADD `ways_to_pay` text;