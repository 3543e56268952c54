import { expect, test } from 'vitest'
import { isFile } from './built-source.ts'

test.each<[string | undefined, boolean]>([
  ['/assets/list-1a2b.js', true],
  ['/assets/list-1a2b.js?v=1', true],
  ['/favicon.svg', true],
  ['/icons/maskable-192.png', true],
  ['/manifest.webmanifest', true],
  ['/sw.js', true],
  ['/sw-off.js', false],
  ['/assets/', false],
  ['/assets/../.vite/manifest.json', false],
  ['/assets/%2e%2e/.vite/manifest.json', false],
  ['/assets/\\..\\..\\server.ts', false],
  ['//assets/x.js', false],
  ['/favicon.svg.map', false],
  ['/list/1', false],
  [undefined, false],
])('%s is a file: %s', (address, is) => {
  expect(isFile(address)).toBe(is)
})
