CREATE TABLE "DiagnosisMethods" (
	"MethodID" integer PRIMARY KEY NOT NULL,
	"MethodName" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "MedicationComponents" (
	"ComponentID" integer PRIMARY KEY NOT NULL,
	"MedicationID" integer NOT NULL,
	"ScientificName" text NOT NULL,
	"DefaultConcentration" text NOT NULL,
	"DefaultUnit" text NOT NULL,
	"Component_OrderID" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "Medications" (
	"MedicationID" integer PRIMARY KEY NOT NULL,
	"CommercialName" text NOT NULL,
	"ScientificName" text NOT NULL,
	"Category" text NOT NULL,
	"IsCustom" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "PastMedicalIllnesses" (
	"IllnessID" integer PRIMARY KEY NOT NULL,
	"IllnessName" text NOT NULL,
	"Description" text NOT NULL,
	"IsCustom" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "PastSurgicalProcedures" (
	"SurgeryID" integer PRIMARY KEY NOT NULL,
	"SurgeryName" text NOT NULL,
	"Description" text NOT NULL,
	"IsCustom" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "BodySystems" (
	"BodySystemID" integer PRIMARY KEY NOT NULL,
	"SystemName" text NOT NULL,
	"Description" text NOT NULL,
	"AlwaysInclude" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ChiefComplaint" (
	"ChiefComplaintID" integer PRIMARY KEY NOT NULL,
	"ChiefComplaintTxt" text NOT NULL,
	"GenderFilter" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ChiefComplaint_BodySystems" (
	"ChiefComplaintID" integer NOT NULL,
	"BodySystemID" integer NOT NULL,
	"System_OrderID" integer NOT NULL,
	CONSTRAINT "ChiefComplaint_BodySystems_ChiefComplaintID_BodySystemID_pk" PRIMARY KEY("ChiefComplaintID","BodySystemID")
);
--> statement-breakpoint
CREATE TABLE "DifferentialDiagnosis" (
	"DD_ID" integer PRIMARY KEY NOT NULL,
	"DDTxt" text NOT NULL,
	"ICD10CM" text NOT NULL,
	"MustNotMiss" boolean NOT NULL,
	"AgeFactors" jsonb NOT NULL,
	"MaleFactor" double precision NOT NULL,
	"FemaleFactor" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "Values" (
	"ChoicesID" integer NOT NULL,
	"DD_ID" integer NOT NULL,
	"Value" double precision NOT NULL,
	"BaseValue" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "Values_ChoicesID_DD_ID_pk" PRIMARY KEY("ChoicesID","DD_ID")
);
--> statement-breakpoint
CREATE TABLE "feedback_categories" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_feedback" (
	"feedback_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_feedback_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"user_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_content" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "Choices" (
	"ChoicesID" integer PRIMARY KEY NOT NULL,
	"QuestionID" integer NOT NULL,
	"ChoicesTxt" text NOT NULL,
	"Choices_OrderID" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "CC_Question" (
	"CC_Question_ID" integer PRIMARY KEY NOT NULL,
	"ChiefComplaintID" integer NOT NULL,
	"QuestionID" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "Question" (
	"QuestionID" integer PRIMARY KEY NOT NULL,
	"Question_txt" text NOT NULL,
	"ParentQuestionID" integer,
	"QuestionTypeID" integer NOT NULL,
	"MaleFemaleID" integer NOT NULL,
	"Questions_OrderID" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "QuestionConditions" (
	"ConditionID" integer PRIMARY KEY NOT NULL,
	"QuestionID" integer NOT NULL,
	"ParentQuestionID" integer NOT NULL,
	"TriggerChoiceID" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "TimeRanges" (
	"RangeID" integer PRIMARY KEY NOT NULL,
	"ChoiceID" integer NOT NULL,
	"MinValue" double precision NOT NULL,
	"MaxValue" double precision NOT NULL,
	"Unit" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_histories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"patient_data" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "SuggestedChoices" (
	"SuggestedChoiceID" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "SuggestedChoices_SuggestedChoiceID_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"CC_Question_ID" integer NOT NULL,
	"ChoiceText" text NOT NULL,
	"QuestionText" text NOT NULL,
	"IsMultiChoice" boolean DEFAULT false NOT NULL,
	"SuggestedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "SuggestedIllnesses" (
	"SuggestedIllnessID" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "SuggestedIllnesses_SuggestedIllnessID_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"IllnessName" text NOT NULL,
	"Description" text NOT NULL,
	"SuggestedBy" text,
	"SuggestedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "SuggestedMedications" (
	"SuggestedMedicationID" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "SuggestedMedications_SuggestedMedicationID_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"CommercialName" text NOT NULL,
	"ScientificName" text NOT NULL,
	"Category" text NOT NULL,
	"SuggestedBy" text,
	"Components" jsonb NOT NULL,
	"SuggestedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "SuggestedSurgeries" (
	"SuggestedSurgeryID" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "SuggestedSurgeries_SuggestedSurgeryID_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"SurgeryName" text NOT NULL,
	"Description" text NOT NULL,
	"SuggestedBy" text,
	"SuggestedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "MedicationComponents" ADD CONSTRAINT "MedicationComponents_MedicationID_Medications_MedicationID_fk" FOREIGN KEY ("MedicationID") REFERENCES "public"."Medications"("MedicationID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ChiefComplaint_BodySystems" ADD CONSTRAINT "ChiefComplaint_BodySystems_ChiefComplaintID_ChiefComplaint_ChiefComplaintID_fk" FOREIGN KEY ("ChiefComplaintID") REFERENCES "public"."ChiefComplaint"("ChiefComplaintID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ChiefComplaint_BodySystems" ADD CONSTRAINT "ChiefComplaint_BodySystems_BodySystemID_BodySystems_BodySystemID_fk" FOREIGN KEY ("BodySystemID") REFERENCES "public"."BodySystems"("BodySystemID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "Values" ADD CONSTRAINT "Values_ChoicesID_Choices_ChoicesID_fk" FOREIGN KEY ("ChoicesID") REFERENCES "public"."Choices"("ChoicesID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "Values" ADD CONSTRAINT "Values_DD_ID_DifferentialDiagnosis_DD_ID_fk" FOREIGN KEY ("DD_ID") REFERENCES "public"."DifferentialDiagnosis"("DD_ID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD CONSTRAINT "user_feedback_category_id_feedback_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."feedback_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "Choices" ADD CONSTRAINT "Choices_QuestionID_Question_QuestionID_fk" FOREIGN KEY ("QuestionID") REFERENCES "public"."Question"("QuestionID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "CC_Question" ADD CONSTRAINT "CC_Question_ChiefComplaintID_ChiefComplaint_ChiefComplaintID_fk" FOREIGN KEY ("ChiefComplaintID") REFERENCES "public"."ChiefComplaint"("ChiefComplaintID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "CC_Question" ADD CONSTRAINT "CC_Question_QuestionID_Question_QuestionID_fk" FOREIGN KEY ("QuestionID") REFERENCES "public"."Question"("QuestionID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "Question" ADD CONSTRAINT "Question_ParentQuestionID_Question_QuestionID_fk" FOREIGN KEY ("ParentQuestionID") REFERENCES "public"."Question"("QuestionID") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "QuestionConditions" ADD CONSTRAINT "QuestionConditions_QuestionID_Question_QuestionID_fk" FOREIGN KEY ("QuestionID") REFERENCES "public"."Question"("QuestionID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "QuestionConditions" ADD CONSTRAINT "QuestionConditions_ParentQuestionID_Question_QuestionID_fk" FOREIGN KEY ("ParentQuestionID") REFERENCES "public"."Question"("QuestionID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "QuestionConditions" ADD CONSTRAINT "QuestionConditions_TriggerChoiceID_Choices_ChoicesID_fk" FOREIGN KEY ("TriggerChoiceID") REFERENCES "public"."Choices"("ChoicesID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "TimeRanges" ADD CONSTRAINT "TimeRanges_ChoiceID_Choices_ChoicesID_fk" FOREIGN KEY ("ChoiceID") REFERENCES "public"."Choices"("ChoicesID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "MedicationComponents_medication" ON "MedicationComponents" USING btree ("MedicationID");--> statement-breakpoint
CREATE INDEX "ChiefComplaint_BodySystems_system" ON "ChiefComplaint_BodySystems" USING btree ("BodySystemID");--> statement-breakpoint
CREATE INDEX "Values_diagnosis" ON "Values" USING btree ("DD_ID");--> statement-breakpoint
CREATE INDEX "user_feedback_category" ON "user_feedback" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "Choices_question" ON "Choices" USING btree ("QuestionID");--> statement-breakpoint
CREATE INDEX "CC_Question_complaint" ON "CC_Question" USING btree ("ChiefComplaintID");--> statement-breakpoint
CREATE INDEX "CC_Question_question" ON "CC_Question" USING btree ("QuestionID");--> statement-breakpoint
CREATE INDEX "QuestionConditions_question" ON "QuestionConditions" USING btree ("QuestionID");--> statement-breakpoint
CREATE INDEX "QuestionConditions_parent" ON "QuestionConditions" USING btree ("ParentQuestionID");--> statement-breakpoint
CREATE INDEX "QuestionConditions_trigger" ON "QuestionConditions" USING btree ("TriggerChoiceID");--> statement-breakpoint
CREATE INDEX "TimeRanges_choice" ON "TimeRanges" USING btree ("ChoiceID");--> statement-breakpoint
CREATE INDEX "saved_histories_owner" ON "saved_histories" USING btree ("user_id","updated_at" DESC NULLS LAST);