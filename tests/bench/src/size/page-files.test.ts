import { expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'

test('the modules named for the entry count as scripts, once each', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/page.css">' +
    '<script type="application/json" id="page-data">{}</script>' +
    '<script type="module" async src="/entry.js" data-modules="/a.js /b.js"></script>'
  expect(pageFiles(html)).toEqual({ scripts: ['/a.js', '/entry.js', '/b.js'], styles: ['/page.css'] })
})

test('pictures and icons are no styles', () => {
  expect(pageFiles('<link rel="preload" as="image" href="/a.svg"><link rel="icon" href="/b.svg">')).toEqual({
    scripts: [],
    styles: [],
  })
})
