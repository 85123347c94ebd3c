CREATE TABLE "sold_out_garnishes" (
	"branch_contact" text NOT NULL,
	"garnish_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "sold_out_garnishes_branch_contact_garnish_id_pk" PRIMARY KEY("branch_contact","garnish_id")
);
--> statement-breakpoint
ALTER TABLE "sold_out_plates" ADD COLUMN "until" timestamp (3) with time zone;