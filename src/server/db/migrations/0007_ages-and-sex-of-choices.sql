ALTER TABLE "Choices" ADD COLUMN "MaleFemaleID" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "Choices" ADD COLUMN "AgeFrom" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "Choices" ADD COLUMN "AgeTo" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "Question" ADD COLUMN "AgeFrom" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "Question" ADD COLUMN "AgeTo" integer DEFAULT 120 NOT NULL;