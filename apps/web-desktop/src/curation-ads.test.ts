import { bringNear, found } from '@jeoul/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  bringNear()
})

/** "Ad codes: svp003 for curation" (specification, section 9): views and clicks are reported by it. */
test.each(['/', '/list/111213'])('products picked for %s report views and clicks as svp003', async url => {
  await openPage(url)
  const heading = await screen.findByRole('heading', { level: 2, name: /추천$|함께 많이 본/ })
  const links = within(found(heading.closest('section')))
  const products = () =>
    links.queryAllByRole('link').filter(link => link.getAttribute('href')?.startsWith('/item/'))
  await waitFor(() => expect(products().length).toBeGreaterThan(0))
  expect(products().map(link => link.closest('li')?.dataset.ad)).toEqual(
    products().map(link => `svp003:${link.getAttribute('href')?.split('/').at(-1)}`),
  )
})
