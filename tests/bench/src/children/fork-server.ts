import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { type ChildMessage, isChildMessage, type Memory, type Question } from './message.ts'

/** A server in a process of its own, so that it has a core to itself under load. */
export interface ServerProcess extends AsyncDisposable {
  /** Its next message; rejects if it ends first. */
  next(): Promise<ChildMessage>
  /** CPU time so far, in milliseconds. */
  cpu(): Promise<number>
  memory(): Promise<Memory>
  /** Rejects as soon as the process has ended. */
  readonly ended: Promise<never>
}

/** @param name for messages */
export function forkServer(
  name: string,
  script: string,
  args: readonly string[],
  options: ForkOptions,
): ServerProcess {
  const child = fork(script, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], ...options })
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${name} ended with ${code}`)
  })
  // The rejection is reported to those who await it.
  ended.catch(() => {})

  async function next(): Promise<ChildMessage> {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended])
    if (!isChildMessage(message)) throw new Error(`${name} sent something else`)
    return message
  }

  async function ask(question: Question): Promise<ChildMessage> {
    const answer = next()
    child.send(question)
    return answer
  }

  return {
    next,
    ended,
    async cpu() {
      const answer = await ask('cpu')
      return answer.kind === 'cpu' ? answer.micros / 1000 : Number.NaN
    },
    async memory() {
      const answer = await ask('memory')
      return answer.kind === 'memory' ? answer : { used: Number.NaN, resident: Number.NaN }
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill()
        await ended.catch(() => {})
      }
    },
  }
}
