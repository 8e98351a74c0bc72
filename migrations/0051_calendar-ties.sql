-- What an appointment names goes or is joined: the appointment stays, of the one that is kept or of nobody.
CREATE TRIGGER `appointment_of_gone_job` BEFORE DELETE ON `repair_jobs` BEGIN UPDATE appointments SET job_id = NULL, version = version + 1 WHERE shop_id = old.shop_id AND job_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_gone_vehicle` BEFORE DELETE ON `vehicles` BEGIN UPDATE appointments SET vehicle_id = NULL, version = version + 1 WHERE shop_id = old.shop_id AND vehicle_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_gone_customer` BEFORE DELETE ON `customers` BEGIN UPDATE appointments SET customer_id = NULL, first_name = '—', last_name = '', email = '', phone = '', contact = '', plate = '—', vin = NULL, consent = NULL, marketing = NULL, letter_kind = NULL, letter_at = NULL, remind_at = NULL, version = version + 1 WHERE shop_id = old.shop_id AND (customer_id = old.id OR contact IN (old.phone_found_by, old.email_found_by)); END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_joined_customer` AFTER INSERT ON `customer_merges` WHEN new.kind = 'customers' BEGIN UPDATE appointments SET customer_id = new.kept_id, version = version + 1 WHERE shop_id = new.shop_id AND customer_id = new.gone_id; END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_joined_vehicle` AFTER INSERT ON `customer_merges` WHEN new.kind = 'vehicles' BEGIN UPDATE appointments SET vehicle_id = new.kept_id, version = version + 1 WHERE shop_id = new.shop_id AND vehicle_id = new.gone_id; END;
