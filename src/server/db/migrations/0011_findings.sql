CREATE TABLE "ChoiceRedFlags" (
	"ChoicesID" integer NOT NULL,
	"DD_ID" integer NOT NULL,
	CONSTRAINT "ChoiceRedFlags_ChoicesID_DD_ID_pk" PRIMARY KEY("ChoicesID","DD_ID")
);
--> statement-breakpoint
CREATE TABLE "QuestionFindingConditions" (
	"QuestionID" integer NOT NULL,
	"FindingKey" text NOT NULL,
	CONSTRAINT "QuestionFindingConditions_QuestionID_FindingKey_pk" PRIMARY KEY("QuestionID","FindingKey")
);
--> statement-breakpoint
CREATE TABLE "Vocabulary" (
	"FindingKey" text PRIMARY KEY NOT NULL,
	"FindingName" text NOT NULL,
	"PatientWords" text NOT NULL,
	"Synonyms" jsonb NOT NULL,
	"Kind" text NOT NULL,
	"ChiefComplaintID" integer,
	"HistorySection" text,
	"RiskFactorID" integer,
	"GenderFilter" text NOT NULL,
	"Ages" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ChiefComplaint" ALTER COLUMN "AgeFrom" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "ChiefComplaint" ALTER COLUMN "AgeTo" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "ChiefComplaint" ALTER COLUMN "AgeTo" SET DEFAULT 120;--> statement-breakpoint
ALTER TABLE "Choices" ALTER COLUMN "AgeFrom" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "Choices" ALTER COLUMN "AgeTo" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "Choices" ALTER COLUMN "AgeTo" SET DEFAULT 120;--> statement-breakpoint
ALTER TABLE "Question" ALTER COLUMN "AgeFrom" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "Question" ALTER COLUMN "AgeTo" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "Question" ALTER COLUMN "AgeTo" SET DEFAULT 120;--> statement-breakpoint
ALTER TABLE "DD_RiskFactors" ADD COLUMN "IsEssential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "DifferentialDiagnosis" ADD COLUMN "Urgency" text;--> statement-breakpoint
ALTER TABLE "Choices" ADD COLUMN "FindingKey" text;--> statement-breakpoint
ALTER TABLE "Choices" ADD COLUMN "DeniesKey" text;--> statement-breakpoint
ALTER TABLE "Choices" ADD COLUMN "Phrase" text;--> statement-breakpoint
ALTER TABLE "Choices" ADD COLUMN "IsDenial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ChoiceRedFlags" ADD CONSTRAINT "ChoiceRedFlags_ChoicesID_Choices_ChoicesID_fk" FOREIGN KEY ("ChoicesID") REFERENCES "public"."Choices"("ChoicesID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ChoiceRedFlags" ADD CONSTRAINT "ChoiceRedFlags_DD_ID_DifferentialDiagnosis_DD_ID_fk" FOREIGN KEY ("DD_ID") REFERENCES "public"."DifferentialDiagnosis"("DD_ID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "QuestionFindingConditions" ADD CONSTRAINT "QuestionFindingConditions_QuestionID_Question_QuestionID_fk" FOREIGN KEY ("QuestionID") REFERENCES "public"."Question"("QuestionID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "Vocabulary" ADD CONSTRAINT "Vocabulary_ChiefComplaintID_ChiefComplaint_ChiefComplaintID_fk" FOREIGN KEY ("ChiefComplaintID") REFERENCES "public"."ChiefComplaint"("ChiefComplaintID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "Vocabulary" ADD CONSTRAINT "Vocabulary_RiskFactorID_RiskFactors_RiskFactorID_fk" FOREIGN KEY ("RiskFactorID") REFERENCES "public"."RiskFactors"("RiskFactorID") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ChoiceRedFlags_diagnosis" ON "ChoiceRedFlags" USING btree ("DD_ID");--> statement-breakpoint
ALTER TABLE "RiskFactors" DROP COLUMN "AnsweredBy";