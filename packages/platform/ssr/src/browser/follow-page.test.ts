// @vitest-environment happy-dom

import { createBrowserHistory, historyOpened } from '@jeoul/router'
import { createPersisted } from '@jeoul/visitor/device'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { pageHandlers } from '../load-page.ts'
import { notFoundPage } from '../not-found-page.ts'
import { createSite } from '../site.ts'
import { followPage } from './follow-page.ts'
import { openDevice } from './open-storage.ts'

const { $value } = createPersisted({ key: 'name', read: found => String(found), initial: '' })

afterEach(() => {
  localStorage.clear()
})

test('stored values are read when the device is opened', () => {
  localStorage.setItem('jeoul.name', '"저울"')
  const scope = fork()
  openDevice(scope)
  expect(scope.getState($value)).toBe('저울')
})

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
  const shown = async () => ({ page: notFoundPage, default: () => null })
  const late = () => new Promise<never>(() => {})
  const site = createSite({
    pages: {
      './pages/home/home-page.tsx': shown,
      './pages/item/item-page.tsx': late,
      './pages/not-found/not-found-page.tsx': shown,
    },
    loadBackground: async () => ({ startBackground: () => {} }),
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
