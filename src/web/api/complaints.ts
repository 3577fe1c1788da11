import { useQuery } from '@tanstack/react-query';
import type { ComplaintsResponse } from '#contract/complaints.ts';
import { complaintsEndpoint } from '#contract/endpoints/complaints.ts';
import type { Gender } from '#domain/case/patient-record.ts';
import { request } from '#web/api/request.ts';

/** The complaints that fit the patient's gender, with their body systems. */
export function useComplaints(gender: Gender | null) {
  return useQuery({
    queryKey: ['complaints', gender],
    queryFn: ({ signal }) =>
      request<ComplaintsResponse>(complaintsEndpoint, { query: genderQuery(gender), signal }),
  });
}

/** `?gender=male`, or nothing while the gender is not known. */
export function genderQuery(gender: Gender | null): Readonly<Record<string, string>> {
  return gender === null ? {} : { gender: gender.toLowerCase() };
}
