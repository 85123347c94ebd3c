CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "last_four" text;--> statement-breakpoint
ALTER TABLE "sandbox_tokens" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "sandbox_tokens" ADD COLUMN "last_four" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "subject" text;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "jobs_next" ON "jobs" USING btree ("queue","run_at","id") WHERE "jobs"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_subject" ON "jobs" USING btree ("queue","subject","id") WHERE "jobs"."dead_at" is null and "jobs"."subject" is not null;