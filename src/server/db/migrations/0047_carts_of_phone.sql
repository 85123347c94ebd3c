-- concurrently
CREATE INDEX CONCURRENTLY "abandoned_carts_of_phone" ON "abandoned_carts" USING btree ("phone","branch_contact");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "abandoned_carts_phone";