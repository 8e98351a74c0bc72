CREATE TABLE `consents` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`address` text NOT NULL,
	`way` text NOT NULL,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`by` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_of_address` ON `consents` (`shop_id`,`address`,`way`,`at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text,
	`address` text,
	`language` text NOT NULL,
	`last_at` integer NOT NULL,
	`last_way` text NOT NULL,
	`last_in_at` integer,
	`unread` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT true NOT NULL,
	`assigned` text,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_of_customer` ON `conversations` (`shop_id`,`customer_id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_of_address` ON `conversations` (`shop_id`,`address`) WHERE customer_id is null;--> statement-breakpoint
CREATE INDEX `conversations_by_last` ON `conversations` (`shop_id`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`shop_id`,`last_at`,`id`) WHERE unread > 0;--> statement-breakpoint
CREATE INDEX `conversations_unanswered` ON `conversations` (`shop_id`,`last_at`,`id`) WHERE answered = 0;--> statement-breakpoint
CREATE INDEX `conversations_answered` ON `conversations` (`shop_id`,`last_at`,`id`) WHERE answered = 1;--> statement-breakpoint
CREATE INDEX `conversations_by_change` ON `conversations` (`shop_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `conversations_assigned` ON `conversations` (`shop_id`,`assigned`,`last_at`,`id`) WHERE assigned is not null;--> statement-breakpoint
CREATE TABLE `message_accounts` (
	`shop_id` text NOT NULL,
	`way` text NOT NULL,
	`provider` text NOT NULL,
	`keys` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `way`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_accounts_by_number` ON `message_accounts` (`way`,`number`);--> statement-breakpoint
CREATE TABLE `message_numbers` (
	`n` integer PRIMARY KEY NOT NULL,
	`shop_id` text NOT NULL,
	`message_id` text NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`message_id`) REFERENCES `messages`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `number_of_message` ON `message_numbers` (`shop_id`,`message_id`);--> statement-breakpoint
CREATE TABLE `message_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`technicians_write` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `message_templates` (
	`shop_id` text NOT NULL,
	`kind` text NOT NULL,
	`texts` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `kind`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`job_id` text,
	`way` text NOT NULL,
	`direction` text NOT NULL,
	`by` text,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`translation` text,
	`translation_language` text,
	`translation_state` text NOT NULL,
	`photos` text,
	`state` text NOT NULL,
	`failure` text,
	`address` text,
	`provider_id` text,
	`price` integer,
	`price_currency` text,
	`at` integer NOT NULL,
	`state_at` integer,
	`due_at` integer,
	`claimed_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`conversation_id`) REFERENCES `conversations`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_from_zero" CHECK("messages"."price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `messages_of_conversation` ON `messages` (`shop_id`,`conversation_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_about_job` ON `messages` (`shop_id`,`job_id`,`at`) WHERE job_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `message_by_provider` ON `messages` (`shop_id`,`way`,`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due_at`) WHERE due_at is not null;