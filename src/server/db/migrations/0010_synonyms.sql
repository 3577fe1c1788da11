ALTER TABLE "Medications" ADD COLUMN "Synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "PastMedicalIllnesses" ADD COLUMN "Synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "PastSurgicalProcedures" ADD COLUMN "Synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ChiefComplaint" ADD COLUMN "ClinicalName" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ChiefComplaint" ADD COLUMN "Synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL;