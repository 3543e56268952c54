// @vitest-environment happy-dom

import { createPersisted } from '@jeoul/device'
import { createBrowserHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { pageHandlers } from '../load-page.ts'
import { notFoundPage } from '../not-found-page.ts'
import { createSite } from '../site.ts'
import { firstInteraction, interactionForgotten } from './first-interaction.ts'
import { followPage, openDevice } from './follow-page.ts'

const { $value } = createPersisted({ key: 'name', read: found => String(found), initial: '' })

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.enhanced
})

test('stored values are read when the device is opened', () => {
  localStorage.setItem('jeoul.name', '"저울"')
  const scope = fork()
  openDevice(scope)
  expect(scope.getState($value)).toBe('저울')
})

test.each([
  ['name', '"저울"', false],
  ['news-awaited', 'false', false],
  ['news-awaited', 'true', true],
  ['wish', '[]', false],
  ['wish', '[{"groupId":"0"}]', true],
  ['hearts', '[]', false],
  ['hearts', '[{"itemId":"7"}]', true],
  ['payment-terms', '{"region":"jeju"}', true],
])(
  'whether the stored value %s (%s) starts the enhancements without an interaction: %s',
  async (key, text, isSeen) => {
    localStorage.setItem(`jeoul.${key}`, text)
    interactionForgotten()
    openDevice(fork())
    const late = new Promise(resolve => setTimeout(() => resolve(false)))
    expect(await Promise.race([firstInteraction().then(() => true), late])).toBe(isSeen)
  },
)

test('values that another tab stores are followed', () => {
  const scope = fork()
  openDevice(scope)
  dispatchEvent(new StorageEvent('storage', { key: 'jeoul.name', newValue: '"다른 저울"' }))
  expect(scope.getState($value)).toBe('다른 저울')
})

test('what other pages have stored is there when Back shows the page as it was left', () => {
  const scope = fork()
  openDevice(scope)
  localStorage.setItem('jeoul.name', '"다른 저울"')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(scope.getState($value)).toBe('다른 저울')
})

test('regression: Back led to products that had been pressed and never shown', async () => {
  document.documentElement.dataset.enhanced = ''
  const shown = {
    load: async () => ({ page: notFoundPage }),
    loadView: async () => ({ default: () => null }),
  }
  const late = { ...shown, loadView: () => new Promise<never>(() => {}) }
  const site = createSite({
    pages: { home: shown, item: late, 'not-found': shown },
    loadEnhancements: async () => ({ open: () => {} }),
    Shell: ({ children }) => children,
  })
  const scope = fork({ handlers: pageHandlers(site) })
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })
  followPage(site, scope)
  document.body.innerHTML = '<a href="/item/1">하나</a><a href="/item/2">둘</a>'
  const added = vi.spyOn(history, 'pushState')
  for (const link of document.querySelectorAll('a')) link.click()
  expect(location.pathname).toBe('/item/2')
  expect(added).toHaveBeenCalledTimes(1)
})
