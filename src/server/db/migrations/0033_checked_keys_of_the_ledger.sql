-- concurrently
ALTER TABLE "charges" VALIDATE CONSTRAINT "charges_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "charges" VALIDATE CONSTRAINT "charges_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_charge_id_charges_id_fk";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_order_id_orders_id_fk";
