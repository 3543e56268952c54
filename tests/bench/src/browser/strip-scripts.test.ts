import { expect, test } from 'vitest'
import { stripScripts } from './strip-scripts.ts'

test('scripts, their data and their preloads go; styles and pictures stay', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><link rel="preload" as="image" href="/1.svg"/>' +
    '<link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"a":"<b>"}</script>' +
    '<p>상품</p><script type="module" async src="/e.js"></script>'
  expect(stripScripts(html)).toBe(
    '<link rel="preload" as="image" href="/1.svg"/><link rel="stylesheet" href="/a.css"><p>상품</p>',
  )
})
