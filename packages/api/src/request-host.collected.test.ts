import { once } from 'node:events'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectionOpened } from './connection.ts'
import { getProductFx } from './product.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * The number of calls after which V8 has optimized the code of a call, and drops values that the code no longer needs.
 */
const enough = 3000

/** Asks a host for a product once. */
async function ask(mainUrl: string): Promise<unknown> {
  const config = { mainUrl, secondUrl: mainUrl, timeLimit: 500 }
  const scope = fork()
  const params = { config, token: null, signal: null, sharedTtl: 0 }
  await allSettled(connectionOpened, { scope, params })
  return (await allSettled(getProductFx, { scope, params: { itemId: '7', managerId: 1 } })).value
}

test('regression: on a busy server, no time limit ended an answer that stopped in the middle', async () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
  let isWell = true
  const host = createServer((_, response) => {
    const body = '{"success":false,"message":"","result":null}'
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
    if (isWell) response.end(body)
    else response.write(body.slice(0, 10))
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const address = host.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  for (let call = 0; call < enough; call += 1) await ask(url)
  isWell = false
  const collecting = setInterval(collect, 50)
  onTestFinished(() => {
    clearInterval(collecting)
    host.closeAllConnections()
    host.close()
  })
  const values = await Promise.all(Array.from({ length: 4 }, () => ask(url)))
  expect(values).toMatchObject(Array(4).fill({ kind: 'timeout' }))
})
