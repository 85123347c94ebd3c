CREATE TABLE "abandoned_carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"device_id" text NOT NULL,
	"tenant" text NOT NULL,
	"branch_contact" text NOT NULL,
	"order_mode_id" text NOT NULL,
	"phone" text NOT NULL,
	"items" jsonb NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"dead_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"tenant" text NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "abandoned_carts_device" ON "abandoned_carts" USING btree ("branch_contact","device_id");--> statement-breakpoint
CREATE INDEX "abandoned_carts_phone" ON "abandoned_carts" USING btree ("branch_contact","phone");--> statement-breakpoint
CREATE INDEX "abandoned_carts_left" ON "abandoned_carts" USING btree ("left_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_queue_key" ON "jobs" USING btree ("queue","key") WHERE "jobs"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("dead_at") WHERE "jobs"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "sent_messages_at" ON "sent_messages" USING btree ("at");