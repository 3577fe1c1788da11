-- Histories carry pictures, which do not compress; without trying, inserts are twice as fast.
ALTER TABLE "saved_histories" ALTER COLUMN "patient_data" SET STORAGE EXTERNAL;
