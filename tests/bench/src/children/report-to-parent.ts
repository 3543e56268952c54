import type { ChildMessage } from './message.ts'

/** Says where this process can be reached, and from then on how long it has computed whenever it is asked. */
export function reportToParent(urls: Readonly<Record<string, string>>): void {
  const send = (message: ChildMessage) => process.send?.(message)
  process.on('message', () => {
    const { user, system } = process.threadCpuUsage()
    send({ kind: 'cpu', micros: user + system })
  })
  process.on('disconnect', () => process.exit(0))
  send({ kind: 'ready', urls })
}
