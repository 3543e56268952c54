import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { freePort } from '../servers/start-server.ts'
import { measureLoad } from './measure-load.ts'

async function ask(paths: readonly string[], status: number) {
  const seen: string[] = []
  const http = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(status).end('ok')
  })
  const port = await freePort()
  await once(http.listen(port), 'listening')
  await using server = {
    origin: `http://localhost:${port}`,
    cpu: async () => 0,
    [Symbol.asyncDispose]: async () => void http.close().closeAllConnections(),
  }
  return { seen, load: await measureLoad({ name: 'it', server, paths }, 0.2) }
}

test('addresses are requested in turn across connections', async () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/${index}`)
  const { seen, load } = await ask(paths, 200)
  expect(new Set(seen.slice(0, 1000)).size).toBe(Math.min(1000, seen.length))
  expect(load.perSecond).toBeGreaterThan(0)
})

test('a failing server is an error', async () => {
  await expect(ask(['/'], 503)).rejects.toThrow('failures')
})
