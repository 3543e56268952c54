import { expect, test } from 'vitest'
import { earlyScript, htmlDocument } from './html-document.ts'
import { inlineStyle } from './inline-style.ts'

const page = { head: '<title>그래픽카드</title>', content: Buffer.from('<main>목록</main>') }
const write = (...parts: Parameters<typeof htmlDocument>) => new TextDecoder().decode(htmlDocument(...parts))
const style = inlineStyle([
  ['/a.css', '@layer base;'],
  ['/b.css', 'p > b { color: red }'],
])
const assets = { script: '/entry.js', modules: ['/react.js', '/site.js'], style }

test('a Korean document contains the page and its styles inline', () => {
  const html = write(page, assets)
  expect(html).toMatch(/^<!doctype html><html lang="ko"><head><meta charset="utf-8">/)
  expect(html).toContain('<title>그래픽카드</title>')
  expect(html).toContain(
    '<style>@layer base;\np > b { color: red }</style>' +
      '<link rel="stylesheet" disabled href="/a.css"><link rel="stylesheet" disabled href="/b.css">',
  )
  expect(html).toContain('<body><main>목록</main>')
})

test('a document names the app’s icons and manifest, and the colour of its header in the light and in the dark', () => {
  const [head = ''] = write(page, assets).split('</head>')
  const linked = [...head.matchAll(/<link rel="([\w-]+)" href="([^"]+)"/g)].map(([, rel, href]) => [
    rel,
    href,
  ])
  expect(linked.filter(([rel]) => rel !== 'stylesheet')).toEqual([
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

test('a document has two scripts: an inline one, and the entry, with what it imports preloaded', () => {
  const html = write(page, assets)
  const scripts = html.match(/<script[^>]*>/g)
  expect(scripts).toEqual(['<script>', '<script type="module" async fetchpriority="low" src="/entry.js">'])
  expect(html).toContain(`<script>${earlyScript.text}</script>`)
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" href="/react.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/site.js">',
  ])
})

test('the inline script runs by itself, without any module', () => {
  expect(() => new Function('window', 'addEventListener', earlyScript.text)({}, () => {})).not.toThrow()
})

test('file addresses are escaped in attributes', () => {
  const evil = '/"><script>alert(1)</script>'
  const style = inlineStyle([[evil, '']])
  const html = write(page, { script: evil, modules: [evil], style })
  expect(html).not.toContain('<script>alert')
  expect(html.match(/\/&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(3)
})
