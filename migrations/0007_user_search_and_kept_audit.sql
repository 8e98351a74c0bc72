-- Full-text search over users: the words of names and addresses, folded by the tokenizer, under the number of each user.
-- The index stores no text, and only the triggers write to it.
CREATE VIRTUAL TABLE users_search USING fts5(name, email, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
--> statement-breakpoint
INSERT INTO user_numbers (user_id) SELECT id FROM users ORDER BY id;
--> statement-breakpoint
INSERT INTO users_search (rowid, name, email) SELECT n, name, email FROM user_numbers JOIN users ON users.id = user_id;
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN INSERT INTO user_numbers (user_id) VALUES (new.id); INSERT INTO users_search (rowid, name, email) SELECT n, new.name, new.email FROM user_numbers WHERE user_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF name, email ON users BEGIN INSERT OR REPLACE INTO users_search (rowid, name, email) SELECT n, new.name, new.email FROM user_numbers WHERE user_id = new.id; END;
--> statement-breakpoint
-- Before, while the number is still there: it goes with the user by its foreign key.
CREATE TRIGGER users_search_delete BEFORE DELETE ON users BEGIN DELETE FROM users_search WHERE rowid = (SELECT n FROM user_numbers WHERE user_id = old.id); END;
--> statement-breakpoint
-- The audit log is written to and read, and nothing else.
CREATE TRIGGER audit_log_is_kept BEFORE UPDATE ON audit_log BEGIN SELECT raise(ABORT, 'the audit log is append only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_shortened BEFORE DELETE ON audit_log BEGIN SELECT raise(ABORT, 'the audit log is append only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_replaced BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = new.id) BEGIN SELECT raise(ABORT, 'the audit log is append only'); END;
