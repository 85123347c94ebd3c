-- concurrently
CREATE INDEX CONCURRENTLY "receipts_pending" ON "receipts" USING btree ("id") WHERE "receipts"."status" = 'PENDING';