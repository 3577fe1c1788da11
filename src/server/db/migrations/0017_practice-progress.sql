CREATE TABLE "practice_attempts" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"began_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"attempt" jsonb NOT NULL,
	CONSTRAINT "practice_attempts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_results" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"at" bigint NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "practice_results_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "practice_attempts" ADD CONSTRAINT "practice_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_results" ADD CONSTRAINT "practice_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_attempts_last" ON "practice_attempts" USING btree ("user_id","began_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "practice_results_last" ON "practice_results" USING btree ("user_id","at" DESC NULLS LAST);