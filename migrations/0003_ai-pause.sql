CREATE TABLE `ai_pauses` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
