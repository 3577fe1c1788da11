import { deleteProgressEndpoint, exchangeProgressEndpoint } from '#contract/endpoints/practice-progress.ts';
import type { ProgressRequest, ProgressResponse } from '#contract/practice-progress.ts';
import { request } from '#web/api/request.ts';

/** Sends what the account does not have, and answers what this device does not have. */
export function exchangeProgress(body: ProgressRequest): Promise<ProgressResponse> {
  return request<ProgressResponse>(exchangeProgressEndpoint, { body });
}

/** Deletes all that the account has practised. */
export function deleteProgress(): Promise<void> {
  return request<void>(deleteProgressEndpoint);
}
