import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../statistics.ts'

export interface Flood {
  /** Successful pages per second. */
  readonly served: number
  /** Their 99th percentile, in milliseconds. */
  readonly p99: number
  /** Share of answers that are 503. */
  readonly refused: number
  /** Connections that broke, and other statuses. */
  readonly failed: number
  /** How much of a core sending the requests took. */
  readonly sender: number
}

interface FloodOptions {
  /** Requests a second, at even intervals. */
  readonly rate: number
  /** Requested in turn. */
  readonly paths: readonly string[]
  readonly seconds: number
}

/**
 * Sends requests at even intervals, regardless of response times, as people do who know nothing of each other.
 * Times count from when a request was due, so that a late sender flatters nobody.
 */
export async function flood(origin: string, { rate, paths, seconds }: FloodOptions): Promise<Flood> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let [refused, failed] = [0, 0]
  const ask = (path: string, due: number) =>
    new Promise<void>(resolve => {
      const sent = request(origin + path, { agent }, answer => {
        answer.resume().once('close', () => {
          if (answer.statusCode === 200 && answer.complete) times.push(performance.now() - due)
          else if (answer.statusCode === 503) refused += 1
          else failed += 1
          resolve()
        })
      })
      sent.once('error', () => {
        failed += 1
        resolve()
      })
      sent.end()
    })

  const began = performance.now()
  const cpu = process.threadCpuUsage()
  const answers: Promise<void>[] = []
  const count = Math.round(rate * seconds)
  while (answers.length < count) {
    const due = began + (answers.length * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    answers.push(ask(paths[answers.length % paths.length] ?? '/', due))
  }
  await Promise.all(answers)
  const elapsed = performance.now() - began
  const { user, system } = process.threadCpuUsage(cpu)
  agent.destroy()
  return {
    served: (times.length * 1000) / elapsed,
    p99: percentile(times, 0.99),
    refused: refused / Math.max(1, times.length + refused),
    failed,
    sender: (user + system) / 1000 / elapsed,
  }
}
