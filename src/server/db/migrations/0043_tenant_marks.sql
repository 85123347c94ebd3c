CREATE TABLE "tenant_application" (
	"id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"progress" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "tenants_directory";--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "folder_mark" text;--> statement-breakpoint
CREATE INDEX "tenants_directory" ON "tenants" USING btree ("sort_name","alias") WHERE "tenants"."status" = 'published' and "tenants"."card" is not null;