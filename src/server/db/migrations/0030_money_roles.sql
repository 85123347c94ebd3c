ALTER TABLE "console_tokens" ADD COLUMN "role" text DEFAULT 'MANAGER' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "taken_role" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_role" text;