import type { PlanQuestion } from './plan-question.ts'
import type { PurchasePlan } from './purchase-plan.ts'

let busy: Worker | null = null

/**
 * Solves a question in a worker. A worker hears nothing while it solves, so that a newer question ends it and begins another;
 * the promise of the older question stays open.
 */
export function askWorker(question: PlanQuestion): Promise<PurchasePlan> {
  busy?.terminate()
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  busy = worker
  const ended = () => {
    worker.terminate()
    if (busy === worker) busy = null
  }
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PurchasePlan>) => {
      ended()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      ended()
      reject(new Error('the worker that plans a purchase has failed'))
    })
    worker.postMessage(question)
  })
}
