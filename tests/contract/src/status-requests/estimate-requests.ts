import { type Known, type StatusRequests, token } from './status-request.ts'

const parts = '/desktop/v1/pc/parts'
const estimates = '/desktop/v1/pc/estimates'
const body = { name: '거실 게임용', query: '?e=1' }

/** Requests for the parts of estimates, and for the estimates that members keep. */
export function estimateRequests({ item }: Known): StatusRequests {
  return {
    getParts: {
      200: { url: `${parts}/cpu` },
      400: { url: `${parts}/cpus` },
    },
    findParts: {
      200: { url: `${parts}?part_id=${item},s3` },
      400: { url: `${parts}?part_id=first` },
    },
    getSavedEstimates: {
      200: { url: estimates, token },
      400: { url: `${estimates}?page=1`, token },
      401: { url: estimates },
    },
    saveEstimate: {
      200: { url: `${estimates}/living-room`, token, body },
      400: { url: `${estimates}/living-room`, token, body: { name: '거실 게임용', query: 'e=1' } },
      401: { url: `${estimates}/living-room`, body },
    },
    deleteEstimate: {
      200: { url: `${estimates}/living-room`, token },
      400: { url: `${estimates}/room`, token },
      401: { url: `${estimates}/living-room` },
    },
  }
}
