import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isChildMessage } from './message.ts'

/** A server in a process of its own, so that it has one core to itself while another asks. */
export interface Child extends AsyncDisposable {
  /** Address by name, without a slash at the end. */
  url(name: string): string
  /** Milliseconds that its main thread has computed so far. */
  cpu(): Promise<number>
}

/**
 * Starts one of the files of this folder.
 *
 * @throws Error when it ends before it is ready
 */
export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${file} ended with ${code}`)
  })
  const next = async () => {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended])
    if (!isChildMessage(message)) throw new Error(`${file} sent something else`)
    return message
  }
  const ready = await next()
  // From here on a lost process shows where it is asked.
  ended.catch(() => {})
  const urls = ready.kind === 'ready' ? ready.urls : {}

  return {
    url(name) {
      const url = urls[name]
      if (url === undefined) throw new Error(`${file} serves no ${name}`)
      return url
    },
    async cpu() {
      const answer = next()
      child.send('cpu')
      const message = await answer
      return message.kind === 'cpu' ? message.micros / 1000 : Number.NaN
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) {
        child.kill()
        await ended.catch(() => {})
      }
    },
  }
}
