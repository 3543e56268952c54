/**
 * Answers like the hosts at `BENCH_MAIN` and `BENCH_SECOND`, of which it asks each question once: what they cost is then
 * little beside the page that is made of their answers.
 */
import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { reportToParent } from './report-to-parent.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: Uint8Array
}

const { BENCH_MAIN = '', BENCH_SECOND = '' } = process.env

reportToParent({ main: await listen(replay(BENCH_MAIN)), second: await listen(replay(BENCH_SECOND)) })

function replay(origin: string) {
  const answers = new Map<string, Promise<Answer>>()
  return createServer(async ({ url = '/' }, response) => {
    const known = answers.get(url) ?? ask(new URL(url, origin))
    answers.set(url, known)
    const { status, type, body } = await known
    response.writeHead(status, { 'Content-Type': type })
    response.end(body)
  })
}

async function ask(url: URL): Promise<Answer> {
  const answer = await fetch(url)
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? 'application/json',
    body: await answer.bytes(),
  }
}
