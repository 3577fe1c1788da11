import { useMutation } from '@tanstack/react-query';
import { stationsEndpoint } from '#contract/endpoints/stations.ts';
import type { StationsRequest } from '#contract/stations.ts';
import { requestFile } from '#web/api/request.ts';

/** Has practice patients made as stations on paper: one PDF. */
export function useStationsPdf() {
  return useMutation({
    mutationFn: (body: StationsRequest) => requestFile(stationsEndpoint, { body }),
  });
}
