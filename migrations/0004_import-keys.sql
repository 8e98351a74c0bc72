CREATE TABLE `customer_import_keys` (
	`shop_id` text NOT NULL,
	`import_id` text NOT NULL,
	`key` text NOT NULL,
	`record` text NOT NULL,
	PRIMARY KEY(`shop_id`, `import_id`, `key`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`import_id`) REFERENCES `customer_imports`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
