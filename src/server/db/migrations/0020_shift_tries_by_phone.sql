DROP INDEX "shift_tries_address";--> statement-breakpoint
ALTER TABLE "shift_tries" DROP COLUMN "address";