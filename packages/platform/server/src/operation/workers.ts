import cluster, { type Worker } from 'node:cluster'

export interface Workers {
  /** Whether any of them takes visitors. */
  readonly areReady: () => boolean
}

/** A worker that lives for less than this was never of use: replacing it at once would go round in circles. */
const shortLife = 1000

/**
 * Starts processes that share the site's port, and replaces those that end by themselves. They keep nothing that a visitor
 * could notice: a page is the same whichever of them makes it.
 *
 * @param report called with a worker that ended
 */
export function leadWorkers(count: number, report: (message: string) => void): Workers {
  const listening = new Set<Worker>()
  let isEnding = false

  function start(): void {
    const began = performance.now()
    const worker = cluster.fork()
    worker.once('listening', () => listening.add(worker))
    worker.once('exit', code => {
      listening.delete(worker)
      if (isEnding) return
      report(`a worker ended with ${code}`)
      const lived = performance.now() - began
      if (lived > shortLife) start()
      else setTimeout(start, shortLife)
    })
  }

  function end(): void {
    isEnding = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    // The primary has nothing left to do when the last of them is gone.
    cluster.on('exit', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
    })
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  for (let number = 0; number < count; number += 1) start()
  return { areReady: () => !isEnding && listening.size > 0 }
}
