import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ChildMessage, Memory } from './message.ts'

/** Reports this process's addresses, and from then on its CPU time and memory on request. */
export function reportToParent(urls: Readonly<Record<string, string>>): void {
  const send = (message: ChildMessage) => process.send?.(message)
  process.on('message', async question => {
    if (question === 'memory') send({ kind: 'memory', ...(await measureMemory()) })
    else send({ kind: 'cpu', micros: cpuMicros() })
  })
  process.on('disconnect', () => process.exit(0))
  send({ kind: 'ready', urls })
}

/** Of the main thread. */
function cpuMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

async function measureMemory(): Promise<Memory> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // Buffers are freed in a later round, after their objects have been collected.
  for (let round = 0; round < 3; round += 1) {
    collect()
    await setTimeout(100)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}
