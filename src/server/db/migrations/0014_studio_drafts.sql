CREATE TABLE "draft_files" (
	"draft" uuid NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "draft_files_draft_path_pk" PRIMARY KEY("draft","path")
);
--> statement-breakpoint
CREATE TABLE "draft_marks" (
	"id" text PRIMARY KEY NOT NULL,
	"draft" uuid NOT NULL,
	"kind" text NOT NULL,
	"variant" text NOT NULL,
	"tenant" text NOT NULL,
	"revision" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_samples" (
	"reference" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"role" text,
	"shown" text
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL,
	"base_version" text,
	"revision" integer NOT NULL,
	"drawn_revision" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_version_files" (
	"version" uuid NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "tenant_version_files_version_path_pk" PRIMARY KEY("version","path")
);
--> statement-breakpoint
CREATE TABLE "tenant_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"summary" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"restored" uuid
);
--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_draft_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_marks" ADD CONSTRAINT "draft_marks_draft_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_samples" ADD CONSTRAINT "draft_samples_mark_draft_marks_id_fk" FOREIGN KEY ("mark") REFERENCES "public"."draft_marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_version_files" ADD CONSTRAINT "tenant_version_files_version_tenant_versions_id_fk" FOREIGN KEY ("version") REFERENCES "public"."tenant_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_files_hash" ON "draft_files" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_marks_studio" ON "draft_marks" USING btree ("draft","variant") WHERE "draft_marks"."kind" = 'studio';--> statement-breakpoint
CREATE INDEX "draft_marks_draft" ON "draft_marks" USING btree ("draft","created_at");--> statement-breakpoint
CREATE INDEX "draft_marks_expires" ON "draft_marks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "draft_samples_mark" ON "draft_samples" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "drafts_changed" ON "drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "drafts_expires" ON "drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tenant_version_files_hash" ON "tenant_version_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "tenant_versions_tenant" ON "tenant_versions" USING btree ("tenant","at","id");