ALTER TABLE "ChiefComplaint" ADD COLUMN "AgeFrom" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ChiefComplaint" ADD COLUMN "AgeTo" integer DEFAULT 120 NOT NULL;