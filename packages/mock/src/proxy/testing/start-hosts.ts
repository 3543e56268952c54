import type { Host } from '@jeoul/contract/documents'
import { afterAll, afterEach } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { startMock } from '../../server/start-mock.ts'
import { forward } from '../forward.ts'
import type { HostAnswer, SentRequest } from '../proxied-exchange.ts'
import { type ProxyOptions, type RunningProxy, startProxy } from '../start-proxy.ts'

/** A list with the two products of the mock behind the proxy. */
export const list = '/front/v3/items?cate_id=111&limit=2'
export const token = { Authorization: 'Bearer jeoul-mock-token-1' }

/**
 * Starts a mock for the tests of a file, with the products 7 and 8 in category 111.
 *
 * @returns `ask` forwards to it; `start` starts a proxy that is closed after each test
 */
export async function startHosts() {
  const catalogue = tinyCatalogue({
    111: [
      { id: 7, cash: 5000, malls: 3 },
      { id: 8, cash: 6000 },
    ],
  })
  const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
  afterAll(() => mock.close())
  const running: RunningProxy[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map(proxy => proxy.close()))
  })
  const bases: Readonly<Record<Host, string>> = { main: mock.mainUrl, second: mock.secondUrl }
  const ask = (sent: SentRequest): Promise<HostAnswer> => forward(bases[sent.host], sent, 20_000)
  const start = async (options: Partial<ProxyOptions> = {}) => {
    const proxy = await startProxy({ ask, portMain: 0, portSecond: 0, ...options })
    running.push(proxy)
    return proxy
  }
  return { mock, ask, start }
}
