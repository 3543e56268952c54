import { beforeEach, expect, test } from 'vitest'
import { createBrowserHistory } from './history.ts'

beforeEach(() => history.replaceState(null, '', '/list/1'))

test('an entry that came from elsewhere gets a name, and keeps it', () => {
  const { read } = createBrowserHistory()
  const { entry, ...rest } = read()
  expect(rest).toEqual({ path: '/list/1', search: '', layer: null })
  expect(entry).not.toBe('')
  expect(createBrowserHistory().read().entry).toBe(entry)
})

test('moving on makes another one; another layer at the same place is the same one when it takes its place', () => {
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

test.each([null, 7, 'text', {}, { entry: 7, layer: {} }])(
  'state that is not ours (%j) is no layer',
  state => {
    history.replaceState(state, '')
    expect(createBrowserHistory().read()).toMatchObject({ layer: null })
  },
)
