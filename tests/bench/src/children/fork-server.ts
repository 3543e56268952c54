import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { type ChildMessage, isChildMessage, type Memory, type Question } from './message.ts'

/** A server in a process of its own, so that it has one core to itself while another asks. */
export interface ServerProcess extends AsyncDisposable {
  /** What it says next; fails when it ends first. */
  next(): Promise<ChildMessage>
  /** Milliseconds that it has computed so far. */
  cpu(): Promise<number>
  memory(): Promise<Memory>
  /** Fails as soon as the process has ended. */
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
  // A lost process shows where it is asked.
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
