import { afterEach, expect, test } from 'vitest'
import { buildOf, cachedAtOf } from './build-of.ts'

afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.cachedAt
})

test.each([
  [
    'a built site',
    '<script data-modules="/assets/a.js" src="/assets/start-abc1234.js"></script>',
    '/assets/start-abc1234.js',
  ],
  ['development', '<script data-modules="" src="/src/entry-client.ts"></script>', null],
  ['the demo', '<script src="/assets/demo-abc1234.js"></script>', null],
])('the build of %s', (_, html, build) => {
  // A template's scripts do not run.
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
  expect(buildOf(document)).toBe(build)
})

test('a kept document names the time at which it was kept', () => {
  expect(cachedAtOf(document)).toBeNull()
  document.documentElement.dataset.cachedAt = '1795000000000'
  expect(cachedAtOf(document)).toBe(1_795_000_000_000)
})
