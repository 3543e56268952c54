import { afterEach, expect, test, vi } from 'vitest'
import { trustOwnScripts } from './trust-own-scripts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['/sw.js', '/sw.js'],
  ['/assets/solve.worker-1.js', '/assets/solve.worker-1.js'],
  [`${location.origin}/assets/a.js`, `${location.origin}/assets/a.js`],
  ['https://elsewhere.test/a.js', null],
  ['//elsewhere.test/a.js', null],
  ['data:text/javascript,alert(1)', null],
  ['javascript:alert(1)', null],
])('a script at %s is loaded from %s', (address, loaded) => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  trustOwnScripts()
  const [name, rules] = createPolicy.mock.lastCall ?? []
  expect(name).toBe('default')
  expect(Object.keys(rules)).toEqual(['createScriptURL'])
  expect(rules.createScriptURL(address)).toBe(loaded)
})

test('a browser without Trusted Types is left alone', () => {
  expect(trustOwnScripts).not.toThrow()
})
