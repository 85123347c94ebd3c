ALTER TABLE "settlement_rows" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD COLUMN "released" boolean;