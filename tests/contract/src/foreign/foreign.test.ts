import { describe, expect, test } from 'vitest'
import { bodies } from './bodies.ts'
import { credentials } from './credentials.ts'
import { testHost, throughProxy } from './feature.ts'
import { parameters } from './parameters.ts'
import { paths } from './paths.ts'
import { schemas } from './schemas.ts'

const features = Object.entries({ ...parameters, ...paths, ...bodies, ...schemas, ...credentials })

describe.each(features)('%s', (_, { document, follows, calls, given, breaks }) => {
  test.each([1, 2, 7])('nothing is found at a host that follows it, with seed %i', async seed => {
    const { violations, uncalled, coverage } = await testHost(document, follows, seed, given)
    expect(violations.map(({ place, message, curl }) => `${place}: ${message}  ${curl}`)).toEqual([])
    expect(uncalled).toEqual([])
    for (const { statuses } of Object.values(coverage)) {
      expect(Object.entries(statuses).some(([status, times]) => Number(status) < 300 && times > 0)).toBe(true)
    }
  })

  test.each(breaks)('finds %s', async (found, host) => {
    const { violations } = await testHost(document, host, 7, given)
    expect(violations.map(({ place, message }) => `${place}: ${message}`).join('\n')).toContain(found)
  })

  test('the proxy reports what clients do wrong, and nothing else', async () => {
    const wanted = calls.flatMap(([path, { method = 'GET' }, ...differences]) => {
      const { pathname, search } = new URL(path, 'http://foreign.test')
      const shown = search.replace(/(api%20key=)[^&]*/, '$1hidden')
      return differences.map(difference => `${method} ${pathname}${shown}: ${difference}`)
    })
    expect((await throughProxy(document, follows, calls)).toSorted()).toEqual(wanted.toSorted())
  })
})
