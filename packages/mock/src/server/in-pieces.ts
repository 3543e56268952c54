import { setImmediate } from 'node:timers/promises'
import type { Steps } from '../index/in-steps.ts'

/** How long requests wait for a piece of other work at most, in milliseconds. */
const pieceMs = 5

/**
 * Does work in pieces of a few milliseconds, and answers requests in between.
 * @param isOver asked between pieces; true ends the work early
 */
export async function doInPieces(steps: Steps<void>, isOver: () => boolean): Promise<void> {
  let began = Number.NEGATIVE_INFINITY
  for (const _ of steps) {
    if (performance.now() - began < pieceMs) continue
    await setImmediate(undefined, { ref: false })
    if (isOver()) return
    began = performance.now()
  }
}
