ALTER TABLE "DifferentialDiagnosis" ADD COLUMN "Requires" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "Vocabulary" ADD COLUMN "QuestionText" text;