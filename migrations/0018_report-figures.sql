CREATE TABLE `figure_refreshes` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`)
);
--> statement-breakpoint
CREATE TABLE `job_figures` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`technician` text NOT NULL,
	`language` text NOT NULL,
	`jobs` integer NOT NULL,
	`made` integer NOT NULL,
	`approved` integer NOT NULL,
	`sent` integer NOT NULL,
	`sent_approved` integer NOT NULL,
	`sold_jobs` integer NOT NULL,
	`hours` integer NOT NULL,
	`labor` integer NOT NULL,
	`parts` integer NOT NULL,
	`supplies` integer NOT NULL,
	`discount` integer NOT NULL,
	`tax` integer NOT NULL,
	`sold` integer NOT NULL,
	`costed` integer NOT NULL,
	`cost` integer NOT NULL,
	`invoiced` integer NOT NULL,
	`paid` integer NOT NULL,
	`owed` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `day`, `currency`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shop_day_figures` (
	`shop_id` text NOT NULL,
	`day` text NOT NULL,
	`technician` text NOT NULL,
	`language` text NOT NULL,
	`currency` text NOT NULL,
	`entries` integer NOT NULL,
	`jobs` integer NOT NULL,
	`made` integer NOT NULL,
	`approved` integer NOT NULL,
	`sent` integer NOT NULL,
	`sent_approved` integer NOT NULL,
	`sold_jobs` integer NOT NULL,
	`hours` integer NOT NULL,
	`labor` integer NOT NULL,
	`parts` integer NOT NULL,
	`supplies` integer NOT NULL,
	`discount` integer NOT NULL,
	`tax` integer NOT NULL,
	`sold` integer NOT NULL,
	`costed` integer NOT NULL,
	`cost` integer NOT NULL,
	`invoiced` integer NOT NULL,
	`paid` integer NOT NULL,
	`owed` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `day`, `technician`, `language`, `currency`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `figures_owed` ON `shop_day_figures` (`shop_id`,`day`) WHERE owed <> 0;--> statement-breakpoint
CREATE TABLE `zone_offsets` (
	`zone` text NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	PRIMARY KEY(`zone`, `starts_at`)
);
