CREATE TABLE `shop_deletions` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`shop_name` text,
	`deleted_by` text NOT NULL,
	`recipients` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_deletions_due` ON `shop_deletions` (`due_at`);--> statement-breakpoint
CREATE INDEX `invitations_by_email` ON `shop_invitations` (`email`);