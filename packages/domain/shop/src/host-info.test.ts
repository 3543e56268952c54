import { describe, expect, test } from 'vitest'
import { hostInfo, isMainDisplay } from './host-info.ts'

test.each([
  ['https://www.jeoul.test', '/list/11', ['www.jeoul.test', 'jeoul.test', 'list', 'list/11']],
  ['http://m.jeoul.test:4001', '/', ['m.jeoul.test:4001', 'jeoul.test', '', '']],
  ['http://localhost:4000', '/item/7', ['localhost:4000', 'localhost', 'item', 'item/7']],
  ['https://jeoul.test', '//list', ['jeoul.test', 'jeoul.test', 'list', '/list']],
])('%s%s', (origin, path, [host, domainName, pathName, pathNameAll]) => {
  expect(hostInfo(origin, path)).toEqual({ host, domainName, pathName, pathNameAll })
})

describe('"isMainDisplay (true on a host containing www, unless the first path segment is not at index 0)"', () => {
  test.each([
    ['https://www.jeoul.test', '/', true],
    ['https://www.jeoul.test', '/list/11', true],
    ['https://www2.jeoul.test', '/', true],
    ['https://www.jeoul.test', '//list/11', false],
    ['https://m.jeoul.test', '/', false],
    ['http://localhost:4000', '/list/11', false],
    ['https://sunin21.jeoul.test', '/', false],
  ])('%s%s: %j', (origin, path, isMain) => {
    expect(isMainDisplay(hostInfo(origin, path))).toBe(isMain)
  })
})
