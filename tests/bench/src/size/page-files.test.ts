import { expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'

test('what the HTML runs or preloads counts, once each', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/page.css">' +
    '<script type="application/json" id="page-data">{}</script>' +
    '<script type="module" async src="/entry.js"></script><link rel="modulepreload" href="/a.js">'
  expect(pageFiles(html)).toEqual({ scripts: ['/a.js', '/entry.js'], styles: ['/page.css'] })
})

test('pictures and icons are no styles', () => {
  expect(pageFiles('<link rel="preload" as="image" href="/a.svg"><link rel="icon" href="/b.svg">')).toEqual({
    scripts: [],
    styles: [],
  })
})
