import { savesData } from '@jeoul/ssr'
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchNext } from './prefetch-next.ts'

vi.mock('@jeoul/ssr/page-quiet', () => ({ pageQuiet: async () => {} }))
vi.mock(import('@jeoul/ssr'), async original => ({ ...(await original()), savesData: vi.fn(() => false) }))

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map(link => link.getAttribute('href'))

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = '<script type="text/plain" data-next="/assets/item.css /assets/item.js"></script>'
})

test('a quiet page prefetches what its document names', async () => {
  await prefetchNext()
  expect(prefetched()).toEqual(['/assets/item.css', '/assets/item.js'])
})

test('nothing is prefetched for a visitor who saves data', async () => {
  vi.mocked(savesData).mockReturnValueOnce(true)
  await prefetchNext()
  expect(prefetched()).toEqual([])
})

test.each([
  ['in development', '<script type="text/plain" data-next=""></script>'],
  ['in a demo', ''],
])('a document that names nothing, as %s, prefetches nothing', async (_, html) => {
  document.body.innerHTML = html
  await prefetchNext()
  expect(prefetched()).toEqual([])
})
