import { createServer } from 'node:http'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { connectionOpened } from './connection.ts'
import { getMemberFx } from './session.ts'
import { getWishGroupsFx } from './wish-groups.ts'

/** A host that records the headers of its requests, by path. */
async function listen() {
  const headers = new Map<string | undefined, { cookie?: string; authorization?: string }>()
  const server = createServer(({ url, headers: { cookie, authorization } }, response) => {
    headers.set(url, { ...(cookie && { cookie }), ...(authorization && { authorization }) })
    response.setHeader('Content-Type', 'application/json').end('{"success":true,"result":[]}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { headers, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('"GET /api/v1/member/info (optionally with a refresh-token cookie)": a server forwards it to that call alone', async () => {
  const { headers, url, close } = await listen()
  const scope = fork()
  const config = { mainUrl: url, secondUrl: url, timeLimit: 5000 }
  const connection = { config, token: 's3cret', refreshToken: 'r3 fresh', signal: null, sharedTtl: 5000 }
  await allSettled(connectionOpened, { scope, params: connection })
  await allSettled(getMemberFx, { scope, params: {} })
  await allSettled(getWishGroupsFx, { scope, params: {} })
  close()
  const authorization = 'Bearer s3cret'
  expect(Object.fromEntries(headers)).toEqual({
    '/api/v1/member/info': { authorization, cookie: 'refresh_token=r3%20fresh' },
    '/desktop/v1/shopping/wish': { authorization },
  })
})
