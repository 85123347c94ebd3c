DROP INDEX "draft_marks_studio";--> statement-breakpoint
ALTER TABLE "draft_marks" ADD COLUMN "shows" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_marks_studio" ON "draft_marks" USING btree ("draft","kind","variant") WHERE "draft_marks"."kind" <> 'link';