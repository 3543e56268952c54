import { bringNear } from '@jeoul/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  bringNear()
})

test('"ad_code is read on mobile and desktop list pages when curation data is loaded"', async () => {
  const { requests } = await openPage('/list/111213?ad_code=svp003&maker=4')
  const picks = within(await screen.findByRole('complementary', { name: '함께 볼 만한 것' }))
  await waitFor(() => expect(picks.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1))
  expect(picks.getByRole('heading', { level: 2, name: '뉴스' })).toBeDefined()
  expect(picks.getAllByRole('link', { name: /새 창$/ }).length).toBeGreaterThan(0)
  const curation = requests.find(url => url.startsWith('/front/v3/curation/111213/1')) ?? ''
  expect(curation).toContain('ad=svp003')
  expect(curation).toContain('maker=4')
})

test('products picked for the list report views and clicks as svp003', async () => {
  await openPage('/list/111213')
  const picks = within(await screen.findByRole('complementary', { name: '함께 볼 만한 것' }))
  const links = await picks.findAllByRole('link', { name: /./ })
  const products = links.filter(link => link.getAttribute('href')?.startsWith('/item/'))
  expect(products.length).toBeGreaterThan(0)
  expect(products.map(link => link.closest('li')?.dataset.ad)).toEqual(
    products.map(link => `svp003:${link.getAttribute('href')?.split('/').at(-1)}`),
  )
})
