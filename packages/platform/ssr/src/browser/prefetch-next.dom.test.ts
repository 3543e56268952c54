import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchNext } from './prefetch-next.ts'
import { savesData } from './saves-data.ts'

vi.mock('./page-quiet.ts', () => ({ pageQuiet: async () => {} }))
vi.mock('./saves-data.ts', () => ({ savesData: vi.fn(() => false) }))

const ask = vi.fn(async () => new Response('/assets/item.css\n/assets/item.js'))
const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map(link => link.getAttribute('href'))

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  ask.mockClear()
  document.body.innerHTML = '<script type="text/plain" data-next="/assets/next.txt"></script>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

test('a quiet page prefetches what its list names', async () => {
  await prefetchNext()
  expect(ask.mock.calls).toEqual([['/assets/next.txt']])
  expect(prefetched()).toEqual(['/assets/item.css', '/assets/item.js'])
})

test('nothing is prefetched for a visitor who saves data', async () => {
  vi.mocked(savesData).mockReturnValueOnce(true)
  await prefetchNext()
  expect([ask.mock.calls, prefetched()]).toEqual([[], []])
})

test('a page without a list asks for none', async () => {
  document.body.innerHTML = ''
  await prefetchNext()
  expect(ask).not.toHaveBeenCalled()
})

test('a list that is gone, as after a release, prefetches nothing', async () => {
  ask.mockResolvedValueOnce(new Response('없는 파일이에요', { status: 404 }))
  await prefetchNext()
  expect(prefetched()).toEqual([])
})
