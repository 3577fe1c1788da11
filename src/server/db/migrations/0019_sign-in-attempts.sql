-- Counts may be lost in a crash; without the log, counting an attempt waits for no disk.
CREATE UNLOGGED TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"turn" timestamp with time zone NOT NULL
);
