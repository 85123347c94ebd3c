ALTER TABLE "drafts" ADD COLUMN "posted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "reference" text;