import { describe, expect, test } from 'vitest'
import type { PageHead } from '../page-head.ts'
import { escapeHtml, renderHead, scriptJson } from './render-head.ts'

const evil = `"><script>alert('1')</script>&`

const head: PageHead = {
  title: '그래픽카드 가격비교 | 저울',
  description: '가격을 몰별로 비교해요.',
  canonical: 'https://www.jeoul.test/list/111213',
  isIndexed: true,
  structuredData: [],
}

test('an indexed page has a canonical address and no robots tag', () => {
  expect(renderHead(head)).toBe(
    '<title>그래픽카드 가격비교 | 저울</title>' +
      '<meta name="description" content="가격을 몰별로 비교해요.">' +
      '<link rel="canonical" href="https://www.jeoul.test/list/111213">' +
      '<meta property="og:type" content="website">' +
      '<meta property="og:title" content="그래픽카드 가격비교 | 저울">' +
      '<meta property="og:description" content="가격을 몰별로 비교해요.">' +
      '<meta property="og:url" content="https://www.jeoul.test/list/111213">',
  )
})

test('a page with a phone version links to it', () => {
  expect(renderHead(head, 'https://m.jeoul.test/list/111213?a="&b')).toContain(
    '<link rel="alternate" media="only screen and (max-width: 640px)" href="https://m.jeoul.test/list/111213?a=&quot;&amp;b">',
  )
})

test('a page that is not indexed has a robots tag and no canonical address', () => {
  const html = renderHead({ ...head, canonical: null, isIndexed: false })
  expect(html).toContain('<meta name="robots" content="noindex,follow">')
  expect(html).not.toContain('canonical')
})

test('"metaTags (page meta and link tags)" replace the default tags', () => {
  const metaTags = [{ property: 'og:title', content: '그래픽카드' }]
  const html = renderHead({ ...head, metaTags })
  expect(html).toContain('<meta property="og:title" content="그래픽카드">')
  expect(html.match(/og:title/g)).toHaveLength(1)
})

describe('texts of hosts and shoppers are escaped', () => {
  test('in text and attributes', () => {
    expect(escapeHtml(evil)).toBe(`&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;`)
    const metaTags = [{ property: evil, content: evil }]
    const html = renderHead({ ...head, title: evil, description: evil, canonical: evil, metaTags })
    expect(html.match(/<\w+/g)).toEqual(['<title', '<meta', '<link', ...Array(5).fill('<meta')])
    expect(html).not.toContain('="">')
  })

  test('in structured data, which parses to the same value', () => {
    const html = renderHead({ ...head, structuredData: [{ name: evil }, { name: '</script><!--' }] })
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(scripts.map(([, json = '']) => JSON.parse(json))).toEqual([
      { name: evil },
      { name: '</script><!--' },
    ])
    expect(html.match(/<\/?script/g)).toHaveLength(4)
    expect(scriptJson('</script>')).not.toContain('<')
  })
})
