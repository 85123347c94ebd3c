-- concurrently
CREATE INDEX CONCURRENTLY "phone_proofs_proven" ON "phone_proofs" USING btree ("proven_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "charges_payment" ON "charges" USING btree ("payment_id") WHERE "charges"."payment_id" is not null;