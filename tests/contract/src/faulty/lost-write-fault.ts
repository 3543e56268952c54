import type { Fault } from './fault.ts'

/** Of simultaneous comments, only the first is stored; the others are answered as if they were. */
export const lostWriteFault: Fault = {
  name: 'of two writes at one moment, one that is lost',
  breaks: 'written-comments',
  only: ['createReviewComment'],
  caught: /^getReview body\.result\.thread\.comments\.(length|\d+): is/,
  around: async ({ operationId, request }, next) => {
    if (operationId !== 'createReviewComment') return next(request)
    const isAlone = underWay++ === 0
    const [kept] = await Promise.all([next(request.clone()), new Promise(resolve => setImmediate(resolve))])
    underWay--
    if (isAlone || kept.status !== 200) return kept
    const { result } = await kept.clone().json()
    await next(
      new Request(`${request.url}/${result.idx_comment}`, { method: 'DELETE', headers: request.headers }),
    )
    return kept
  },
}

let underWay = 0
