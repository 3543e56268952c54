import cluster, { type Worker } from 'node:cluster'

export interface Workers {
  /** Whether any worker accepts visitors. */
  readonly areReady: () => boolean
  /** Drains all workers, and resolves when the last one has ended. */
  readonly end: () => Promise<void>
}

/** Milliseconds. A worker that ended sooner is replaced after a delay, since it may fail again at once. */
const shortLife = 1000

/**
 * Starts processes that share the site's port, and replaces those that end unexpectedly. They keep no state of
 * visitors, so any of them can answer any request.
 *
 * @param report called with a worker that ended
 */
export function leadWorkers(count: number, report: (message: string) => void): Workers {
  const alive = new Set<Worker>()
  const listening = new Set<Worker>()
  const { promise: ended, resolve: lastEnded } = Promise.withResolvers<void>()
  let isEnding = false

  function start(): void {
    // A worker started after the signal would never receive it.
    if (isEnding) return
    const began = performance.now()
    const worker = cluster.fork()
    alive.add(worker)
    worker.once('listening', () => listening.add(worker))
    worker.once('exit', (code, signal) => {
      alive.delete(worker)
      listening.delete(worker)
      if (isEnding) return endIfLast()
      report(`a worker ended with ${signal ?? code}`)
      const lived = performance.now() - began
      if (lived > shortLife) start()
      else setTimeout(start, shortLife)
    })
  }

  function endIfLast(): void {
    if (alive.size === 0) lastEnded()
  }

  for (let number = 0; number < count; number += 1) start()
  return {
    areReady: () => !isEnding && listening.size > 0,
    end() {
      isEnding = true
      for (const worker of alive) worker.process.kill('SIGTERM')
      endIfLast()
      return ended
    },
  }
}
