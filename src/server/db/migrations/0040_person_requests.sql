CREATE TABLE "person_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"phone_hash" text NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "person_requests_tenant" ON "person_requests" USING btree ("tenant","at");