-- concurrently
CREATE INDEX CONCURRENTLY "charges_branch_contact_voided" ON "charges" USING btree ("branch_contact","voided_at") WHERE "charges"."voided_at" is not null;
