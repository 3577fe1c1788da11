CREATE TABLE "DD_RiskFactors" (
	"DD_ID" integer NOT NULL,
	"RiskFactorID" integer NOT NULL,
	"OddsRatio" double precision NOT NULL,
	CONSTRAINT "DD_RiskFactors_DD_ID_RiskFactorID_pk" PRIMARY KEY("DD_ID","RiskFactorID")
);
--> statement-breakpoint
CREATE TABLE "DD_Findings" (
	"DD_ID" integer NOT NULL,
	"ChiefComplaintID" integer NOT NULL,
	"Strength" integer NOT NULL,
	CONSTRAINT "DD_Findings_DD_ID_ChiefComplaintID_pk" PRIMARY KEY("DD_ID","ChiefComplaintID")
);
--> statement-breakpoint
CREATE TABLE "RiskFactors" (
	"RiskFactorID" integer PRIMARY KEY NOT NULL,
	"HistorySection" text NOT NULL,
	"Label" text NOT NULL,
	"Prompt" text NOT NULL,
	"Commonness" integer NOT NULL,
	"AnsweredBy" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "DifferentialDiagnosis" ADD COLUMN "Commonness" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "DD_RiskFactors" ADD CONSTRAINT "DD_RiskFactors_DD_ID_DifferentialDiagnosis_DD_ID_fk" FOREIGN KEY ("DD_ID") REFERENCES "public"."DifferentialDiagnosis"("DD_ID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "DD_RiskFactors" ADD CONSTRAINT "DD_RiskFactors_RiskFactorID_RiskFactors_RiskFactorID_fk" FOREIGN KEY ("RiskFactorID") REFERENCES "public"."RiskFactors"("RiskFactorID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "DD_Findings" ADD CONSTRAINT "DD_Findings_DD_ID_DifferentialDiagnosis_DD_ID_fk" FOREIGN KEY ("DD_ID") REFERENCES "public"."DifferentialDiagnosis"("DD_ID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "DD_Findings" ADD CONSTRAINT "DD_Findings_ChiefComplaintID_ChiefComplaint_ChiefComplaintID_fk" FOREIGN KEY ("ChiefComplaintID") REFERENCES "public"."ChiefComplaint"("ChiefComplaintID") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "DD_RiskFactors_risk" ON "DD_RiskFactors" USING btree ("RiskFactorID");--> statement-breakpoint
CREATE INDEX "DD_Findings_complaint" ON "DD_Findings" USING btree ("ChiefComplaintID");