import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ChildMessage, Memory } from './message.ts'

/** Says where this process can be reached, and from then on what it is asked: how long it has computed, what it holds. */
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
  // Buffers go with the second round: the first one finds that their objects are gone.
  for (let round = 0; round < 3; round += 1) {
    collect()
    await setTimeout(100)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}
