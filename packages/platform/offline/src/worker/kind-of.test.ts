import { expect, test } from 'vitest'
import { type AssetRequest, type Kind, kindOf } from './kind-of.ts'

const site = 'https://www.shop.test'

const requests = (path: string, more: Partial<AssetRequest> = {}): AssetRequest => ({
  url: new URL(path, site).href,
  method: 'GET',
  mode: 'cors',
  destination: '',
  headers: new Headers(),
  ...more,
})
const navigation = { mode: 'navigate', destination: 'document' } as const
const picture = { mode: 'no-cors', destination: 'image' } as const
const withHeader = (name: string) => ({ headers: new Headers({ [name]: 'x' }) })

test.each<[string, AssetRequest, Kind | null]>([
  ['a page', requests('/list/11?page=2', navigation), 'document'],
  ['a page of another site', requests('https://m.shop.test/', navigation), null],
  ['a form that is sent', requests('/search', { ...navigation, method: 'POST' }), null],
  ['the way to a mall', requests('/link/7/3', navigation), null],
  ['a script', requests('/assets/list-abc1234.js'), 'asset'],
  ['a file of another site', requests('https://cdn.test/assets/a.js', { destination: 'script' }), null],
  ['a picture of the site', requests('/favicon.svg', picture), 'picture'],
  ['a picture of a mall', requests('https://mall.test/7.jpg', picture), 'picture'],
  ['a picture in an address', requests('data:image/gif;base64,', picture), null],
  ['an answer of a host', requests('https://api.test/front/v3/items?cate=11'), 'answer'],
  ['an answer to a member', requests('https://api.test/front/v3/items', withHeader('Authorization')), null],
  ['a command', requests('https://api.test/front/v1/zzim', { method: 'POST' }), null],
  ['whether the site is there', requests('/list/11', { method: 'HEAD' }), null],
  ['the worker', requests('/sw.js'), null],
  ['a part of a video', requests('https://mall.test/7.mp4', withHeader('Range')), null],
  ['a video', requests('https://mall.test/7.mp4', { mode: 'no-cors', destination: 'video' }), null],
])('%s', (_, request, kind) => {
  expect(kindOf(request, site)).toBe(kind)
})
