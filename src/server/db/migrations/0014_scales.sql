ALTER TABLE "Question" ADD COLUMN "ScaleFrom" integer;--> statement-breakpoint
ALTER TABLE "Question" ADD COLUMN "ScaleTo" integer;