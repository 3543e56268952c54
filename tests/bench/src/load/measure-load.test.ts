import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../children/listen.ts'
import type { Child } from '../children/start-child.ts'
import { measureLoad } from './measure-load.ts'

const child: Child = {
  url: () => '',
  cpu: async () => 0,
  memory: async () => ({ used: 0, resident: 0 }),
  async [Symbol.asyncDispose]() {},
}

async function ask(paths: readonly string[], status: number) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(status).end('ok')
  })
  const origin = await listen(server)
  try {
    return { seen, load: await measureLoad({ child, origin, paths, seconds: 0.2 }) }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('addresses are requested in turn across connections', async () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/${index}`)
  const { seen, load } = await ask(paths, 200)
  expect(new Set(seen.slice(0, 1000)).size).toBe(Math.min(1000, seen.length))
  expect(load.perSecond).toBeGreaterThan(0)
})

test('a failing server is an error', async () => {
  await expect(ask(['/'], 503)).rejects.toThrow(/failures/)
})
