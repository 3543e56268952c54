import { expect, test } from 'vitest'
import { type Asked, type Kind, kindOf } from './kind-of.ts'

const site = 'https://www.shop.test'

const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
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

test.each<[string, Asked, Kind | null]>([
  ['a page', asked('/list/11?page=2', navigation), 'document'],
  ['a page of another site', asked('https://m.shop.test/', navigation), null],
  ['a form that is sent', asked('/search', { ...navigation, method: 'POST' }), null],
  ['the way to a mall', asked('/link/7/3', navigation), null],
  ['a script', asked('/assets/list-abc1234.js'), 'asset'],
  ['a file of another site', asked('https://cdn.test/assets/a.js', { destination: 'script' }), null],
  ['a picture of the site', asked('/favicon.svg', picture), 'picture'],
  ['a picture of a mall', asked('https://mall.test/7.jpg', picture), 'picture'],
  ['a picture in an address', asked('data:image/gif;base64,', picture), null],
  ['an answer of a host', asked('https://api.test/front/v3/items?cate=11'), 'answer'],
  ['an answer to a member', asked('https://api.test/front/v3/items', withHeader('Authorization')), null],
  ['a command', asked('https://api.test/front/v1/zzim', { method: 'POST' }), null],
  ['whether the site is there', asked('/list/11', { method: 'HEAD' }), null],
  ['the worker', asked('/sw.js'), null],
  ['a part of a video', asked('https://mall.test/7.mp4', withHeader('Range')), null],
  ['a video', asked('https://mall.test/7.mp4', { mode: 'no-cors', destination: 'video' }), null],
])('%s', (_, request, kind) => {
  expect(kindOf(request, site)).toBe(kind)
})
