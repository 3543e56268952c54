import { beforeEach, expect, test } from 'vitest'
import { createBrowserHistory } from './history.ts'

beforeEach(() => history.replaceState(null, '', '/list/1'))

test('an entry that was made elsewhere gets a name, and keeps it', () => {
  const { read } = createBrowserHistory()
  const { entry, ...rest } = read()
  expect(rest).toEqual({ path: '/list/1', search: '', layer: null })
  expect(entry).not.toBe('')
  expect(createBrowserHistory().read().entry).toBe(entry)
})

test('navigation adds an entry with a new name; a layer that replaces an entry keeps its name', () => {
  const { read, go } = createBrowserHistory()
  const first = read().entry
  go({ href: '/list/1', replace: false, layer: 'filters' })
  const layer = read()
  expect(layer).toMatchObject({ path: '/list/1', layer: 'filters' })
  expect(layer.entry).not.toBe(first)
  go({ href: '/list/1', replace: true, layer: null })
  expect(read()).toMatchObject({ entry: layer.entry, layer: null })
  go({ href: '/list/1?maker=5', replace: true, layer: null })
  expect(read().entry).not.toBe(layer.entry)
})

test.each([null, 7, 'text', {}, { entry: 7, layer: {} }])('foreign state (%j) opens no layer', state => {
  history.replaceState(state, '')
  expect(createBrowserHistory().read()).toMatchObject({ layer: null })
})
