import { readContract } from '@jeoul/contract/documents'
import { describe, expect, test, vi } from 'vitest'
import { describeReport } from './describe-report.ts'
import { forward } from './forward.ts'
import { list, startHosts } from './testing/start-hosts.ts'

const { mock, start } = await startHosts()
const answer = () => ({ status: 200, headers: new Headers(), body: Buffer.from('[7]') })

describe('"the host\'s answer always reaches the client"', () => {
  test('regression: an exchange that could not be compared was answered 500, and not recorded', async () => {
    const broken = {
      ...readContract(),
      find: () => {
        throw new TypeError('oops')
      },
    }
    const [record, warn] = [vi.fn(), vi.fn()]
    const { mainUrl, report } = await start({ ask: answer, contract: broken, record, warn })
    for (const _ of [1, 2]) {
      const response = await fetch(`${mainUrl}/books?page=1`)
      expect([response.status, await response.text()]).toEqual([200, '[7]'])
    }
    const message = "GET /books can't be compared with the documents (oops)"
    expect(record).toHaveBeenCalledTimes(2)
    expect(warn.mock.calls).toEqual([[message]])
    expect(report()).toMatchObject({ exchanges: 2, unjudged: [{ message, count: 2 }] })
    expect(describeReport(report())).toContain(`  not judged: 2 exchanges, because ${message}`)
  })

  test('regression: an answer that could not be recorded became a 500', async () => {
    const warn = vi.fn()
    const record = () => Promise.reject(new Error('ENOSPC'))
    const { mainUrl } = await start({ ask: answer, record, warn })
    for (const _ of [1, 2]) expect((await fetch(mainUrl + list)).status).toBe(200)
    expect(warn.mock.calls).toEqual([['answers are not recorded (ENOSPC)']])
  })
})

test('a host that is down is said once, and is no deviation', async () => {
  const gone = await start()
  await gone.close()
  const [warn, tell] = [vi.fn(), vi.fn()]
  const { mainUrl, report } = await start({ ask: sent => forward(gone.mainUrl, sent, 20_000), warn, tell })
  for (const path of [list, list, '/front/v3/item/cate/1']) await fetch(mainUrl + path)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^the main API at \S+ can't be reached/)]])
  expect(report()).toMatchObject({ exchanges: 3, deviations: [], unjudged: [{ count: 3 }] })
})

describe('"a right 400 to a bad request is no difference"', () => {
  const bad = '/front/v3/items?cate_id=111&limit=0'
  const place = 'query.limit'

  test('a request that the documents forbid and the host refuses is shown as refused', async () => {
    const { mainUrl, report } = await start({ ask: sent => forward(mock.mainUrl, sent, 20_000) })
    await fetch(mainUrl + bad)
    expect(report().deviations).toMatchObject([{ side: 'request', place, isRefused: true }])
    expect(describeReport(report())[1]).toMatch(/^ {2}refused {2}getItems request {2}query\.limit: /)
  })

  test('one that the host accepts is a difference', async () => {
    const { mainUrl, report } = await start({
      ask: async sent => forward(mock.mainUrl, { ...sent, target: list }, 20_000),
    })
    await fetch(mainUrl + bad)
    expect(report().deviations).toMatchObject([{ side: 'request', place, isRefused: false }])
  })
})
