-- Counts may be lost in a crash; without the log, counting a request waits for no disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
