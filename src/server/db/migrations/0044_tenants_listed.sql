-- concurrently
CREATE INDEX CONCURRENTLY "tenants_listed" ON "tenants" USING btree ("sort_name","alias") WHERE "tenants"."status" = 'published' and "tenants"."card" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenants_directory";