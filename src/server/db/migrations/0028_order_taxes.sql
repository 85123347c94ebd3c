ALTER TABLE "order_lines" ADD COLUMN "discount_share" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_rate" double precision;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_base" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charges_tax_rate" double precision;