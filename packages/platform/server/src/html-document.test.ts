import { expect, test } from 'vitest'
import { htmlDocument } from './html-document.ts'
import { inlineScript } from './inline-script.ts'
import { inlineStyle } from './inline-style.ts'

const page = { head: '<title>그래픽카드</title>', content: Buffer.from('<main>목록</main>') }
const write = (...parts: Parameters<typeof htmlDocument>) => new TextDecoder().decode(htmlDocument(...parts))
const style = inlineStyle([
  ['/a.css', '@layer base;'],
  ['/b.css', 'p > b { color: red }'],
])
const early = inlineScript('answer()\n')
const assets = { script: '/entry.js', modules: ['/react.js', '/site.js'], next: ['/item.js'], early, style }

test('a Korean document contains the page and its styles inline', () => {
  const html = write(page, assets)
  expect(html).toMatch(/^<!doctype html><html lang="ko"><head><meta charset="utf-8">/)
  expect(html).toContain('<title>그래픽카드</title>')
  expect(html).toContain(
    '<style data-files="/a.css /b.css">@layer base;\np > b { color: red }</style><link rel="icon"',
  )
  expect(html).not.toContain('stylesheet')
  expect(html).toContain('<body><main>목록</main>')
})

test('a document names the app’s icons and manifest, and the colour of its header in the light and in the dark', () => {
  const [head = ''] = write(page, assets).split('</head>')
  const linked = [...head.matchAll(/<link rel="([\w-]+)" href="([^"]+)"/g)].map(([, rel, href]) => [
    rel,
    href,
  ])
  expect(linked).toEqual([
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/icons/touch-180.png'],
    ['manifest', '/manifest.webmanifest'],
  ])
  const colours = head.match(/<meta name="theme-color"[^>]+>/g)
  expect(colours).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#181613">',
  ])
})

test('a document has two scripts: an inline one for early presses, and the entry file', () => {
  const scripts = write(page, assets).match(/<script[^>]*>[^<]*/g)
  expect(scripts).toEqual([
    '<script>answer()',
    '<script type="module" async fetchpriority="low" src="/entry.js" data-modules="/react.js /site.js" data-next="/item.js">',
  ])
})

test('file addresses are escaped in attributes', () => {
  const evil = '/"><script>alert(1)</script>'
  const style = inlineStyle([[evil, '']])
  const html = write(page, { script: evil, modules: [evil], next: [evil], early: null, style })
  expect(html).not.toContain('<script>')
  expect(html.match(/\/&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(4)
})
