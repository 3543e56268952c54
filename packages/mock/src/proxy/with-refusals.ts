import type { Deviation } from './deviation.ts'

/** A deviation of one exchange. */
export type Met = Omit<Deviation, 'count' | 'isRefused'>

/** Statuses by which hosts refuse a request that does not fit. */
const refusals = new Set([400, 404, 405, 406, 411, 413, 414, 415, 422])

/**
 * Marks the deviations of a request that the host refused, and the refusal itself if the documents do not name its
 * status: that a bad request is refused is no difference between host and documents.
 */
export function withRefusals(
  met: readonly Met[],
  status: number,
): readonly (Met & Pick<Deviation, 'isRefused'>)[] {
  const isRefusal = refusals.has(status) && met.some(({ side }) => side === 'request')
  return met.map(each => ({
    ...each,
    isRefused: isRefusal && (each.side === 'request' || each.place === 'status'),
  }))
}
