import { $connection, connectionOpened } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { watchToken } from './watch-token.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }

async function watch(token: string | null) {
  let cookie = token
  const texts = () => (cookie === null ? '' : `auth_token=${cookie}`)
  vi.spyOn(document, 'cookie', 'get').mockImplementation(texts)
  const scope = fork()
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  stop = watchToken(scope)
  return {
    token: () => scope.getState($connection).token,
    setCookie: (value: string | null) => {
      cookie = value
    },
  }
}

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test.each<[string, string | null, string | null]>([
  ['a login that has gone', 'abc', null],
  ['a login that has come', null, 'abc'],
  ['somebody else’s login', 'abc', 'def'],
])('%s is noticed when the page is visible again', async (_, before, now) => {
  const { token, setCookie } = await watch(before)
  setCookie(now)
  expect(token()).toBe(before)
  lookAgain()
  expect(token()).toBe(now)
})

test('regression: a page left for the login consumed the pending action of the next page', async () => {
  const { token, setCookie } = await watch(null)
  setCookie('abc')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  lookAgain()
  expect(token()).toBeNull()
})
