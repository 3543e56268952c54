import type { CandidateCheck } from '@jeoul/estimate/compatibility'

/** Whether a candidate fits as far as is known: only a problem speaks against it. */
export function isFitting(check: CandidateCheck | undefined): boolean {
  return check?.outcome !== 'problem'
}
