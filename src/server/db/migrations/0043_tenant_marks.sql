CREATE TABLE "tenant_application" (
	"id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"progress" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "folder_mark" text;