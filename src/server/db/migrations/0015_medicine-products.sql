ALTER TABLE "Medications" ADD COLUMN "Form" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "Medications" ADD COLUMN "Route" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "Medications" ADD COLUMN "DoseUnit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "Medications" ADD COLUMN "Strengths" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "Medications" ADD COLUMN "UsualDose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "Medications" ADD COLUMN "UsualFrequency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "Medications" ADD COLUMN "IsGeneric" boolean DEFAULT false NOT NULL;