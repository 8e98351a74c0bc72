CREATE TABLE `distinct_records` (
	`shop_id` text NOT NULL,
	`record_id` text NOT NULL,
	`other_id` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `record_id`, `other_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
