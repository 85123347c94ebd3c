CREATE TABLE "receipt_numbers" (
	"branch_contact" text NOT NULL,
	"series" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_numbers_branch_contact_series_kind_pk" PRIMARY KEY("branch_contact","series","kind")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"branch_contact" text NOT NULL,
	"nth" integer NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"cause" uuid NOT NULL,
	"credits_id" uuid,
	"amount" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"authorization" text,
	"url" text,
	"detail" text,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_holder" jsonb;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("branch_contact","series","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_charge" ON "receipts" USING btree ("cause") WHERE "receipts"."kind" = 'RECEIPT';--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_id","nth");