import type { PlanQuestion, PurchasePlan } from '@jeoul/estimate/plan'

let abandonOlder: (() => void) | null = null

/**
 * Solves a question in a worker. A busy worker receives no messages, so a newer question terminates it and starts
 * another.
 *
 * @throws if the worker fails, or a newer question replaces this one
 */
export async function askWorker(question: PlanQuestion): Promise<PurchasePlan> {
  abandonOlder?.()
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<PurchasePlan>((resolve, reject) => {
      abandonOlder = () => {
        worker.terminate()
        reject(new Error('a newer question has replaced it'))
      }
      worker.addEventListener('message', ({ data }: MessageEvent<PurchasePlan>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the worker that plans a purchase has failed')))
      worker.postMessage(question)
    })
  } finally {
    worker.terminate()
  }
}
