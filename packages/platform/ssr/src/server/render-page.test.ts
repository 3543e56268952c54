import { $siteProps } from '@jeoul/page'
import { expect, test, vi } from 'vitest'
import { notFoundPage } from '../not-found-page.ts'
import { createSite } from '../site.ts'
import { createRenderer } from './render-page.tsx'

function setUp() {
  const View = vi.fn(() => null)
  const page = async () => ({ page: notFoundPage, default: View })
  const site = createSite({
    pages: { './pages/not-found/not-found-page.tsx': page },
    loadBackground: async () => ({ startBackground: () => {} }),
    Shell: ({ children }) => children,
  })
  const renderPage = createRenderer(site)
  const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
  const visit = (origin: string, token: string | null = null) =>
    renderPage({
      url: '/nowhere',
      props: { ...$siteProps.defaultState, origin, isLogged: token !== null },
      connection: { config, token, signal: null, sharedTtl: 5000 },
    })
  return { View, visit }
}

test('a page is rendered once for each of its states', async () => {
  const { View, visit } = setUp()
  expect(await visit('http://a.test')).toBe(await visit('http://a.test'))
  expect(View).toHaveBeenCalledTimes(1)
  await visit('http://b.test')
  expect(View).toHaveBeenCalledTimes(2)
})

test('a member’s page is rendered for the member alone', async () => {
  const { View, visit } = setUp()
  await visit('http://a.test', 's3cret')
  await visit('http://a.test', 's3cret')
  expect(View).toHaveBeenCalledTimes(2)
})
