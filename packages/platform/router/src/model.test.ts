import { allSettled, createWatch, fork, serialize } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import type { HistoryEntry } from './history.ts'
import {
  $entry,
  $layer,
  $place,
  closeLayer,
  commitLayer,
  createRoute,
  createServerHistory,
  type History,
  historyOpened,
  navigate,
  openLayer,
  preparePageFx,
} from './index.ts'
import { placeOf } from './place.ts'

const listRoute = createRoute('list')

async function open(href: string) {
  const scope = fork()
  const visited = vi.fn()
  createWatch({ unit: listRoute.visited, scope, fn: visited })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  return { scope, visited }
}

describe('a route', () => {
  test('is visited with its parameters and its query', async () => {
    const { scope, visited } = await open('/list/112753?page=2')
    expect(visited.mock.calls).toEqual([[{ params: { cateId: '112753' }, search: '?page=2' }]])
    expect(scope.getState(listRoute.$isOpened)).toBe(true)
  })

  test('is visited again when its address changes, and not when it stays the same', async () => {
    const { scope, visited } = await open('/list/112753')
    await allSettled(navigate, { scope, params: { href: '/list/112753?page=2' } })
    await allSettled(navigate, { scope, params: { href: '/list/112753?page=2' } })
    expect(visited).toHaveBeenCalledTimes(2)
  })

  test('is closed by navigating elsewhere', async () => {
    const { scope, visited } = await open('/list/112753')
    await allSettled(navigate, { scope, params: { href: '/' } })
    expect(scope.getState(listRoute.$isOpened)).toBe(false)
    expect(visited).toHaveBeenCalledTimes(1)
  })

  test('is not visited again when a rendered page hydrates', async () => {
    const server = await open('/list/112753?page=2')
    const scope = fork({ values: serialize(server.scope) })
    const visited = vi.fn()
    createWatch({ unit: listRoute.visited, scope, fn: visited })
    await allSettled(historyOpened, { scope, params: createServerHistory('/list/112753?page=2') })
    expect(visited).not.toHaveBeenCalled()
    expect(scope.getState(listRoute.$isOpened)).toBe(true)
  })
})

test('two scopes are independent', async () => {
  const [first, second] = [await open('/list/1'), await open('/list/2')]
  expect(first.scope.getState($place).path).toBe('/list/1')
  expect(second.scope.getState($place).path).toBe('/list/2')
})

/** A browser's history, without the browser. */
function createMemoryHistory(href: string) {
  let moved = () => {}
  let named = 0
  const entryAt = (to: string, layer: string | null): HistoryEntry => {
    named += 1
    return { ...placeOf(to), entry: `entry ${named}`, layer }
  }
  const entries = [entryAt(href, null)]
  let here = 0
  const read = () => entries[here] ?? entryAt('/', null)
  const history: History = {
    read,
    go({ href: to, replace, layer }) {
      here += replace ? 0 : 1
      entries.splice(here, entries.length, entryAt(to, layer))
    },
    back() {
      here -= 1
      moved()
    },
    listen: then => {
      moved = then
    },
  }
  return { history, entries, addresses: () => entries.map(({ path, search }) => path + search) }
}

describe('a layer', () => {
  async function openFilters(href = '/list/1') {
    const scope = fork()
    const memory = createMemoryHistory(href)
    await allSettled(historyOpened, { scope, params: memory.history })
    await allSettled(openLayer, { scope, params: 'filters' })
    const state = () => ({ layer: scope.getState($layer), search: scope.getState($place).search })
    return { scope, ...memory, state }
  }

  test('is its own entry, at the same address', async () => {
    const { entries, state } = await openFilters()
    expect(entries.map(({ path, layer }) => [path, layer])).toEqual([
      ['/list/1', null],
      ['/list/1', 'filters'],
    ])
    expect(state().layer).toBe('filters')
  })

  test('is opened once, however often it is requested', async () => {
    const { scope, entries } = await openFilters()
    await allSettled(openLayer, { scope, params: 'filters' })
    expect(entries).toHaveLength(2)
  })

  test('closes by going back, once', async () => {
    const { scope, history, state } = await openFilters()
    const back = vi.spyOn(history, 'back')
    await allSettled(closeLayer, { scope })
    await allSettled(closeLayer, { scope })
    expect(back).toHaveBeenCalledTimes(1)
    expect(state()).toEqual({ layer: null, search: '' })
  })

  test('closed twice before the browser has gone back, goes back once', async () => {
    const { scope, history } = await openFilters()
    const back = vi.spyOn(history, 'back').mockReturnValue()
    for (let presses = 0; presses < 2; presses += 1) await allSettled(closeLayer, { scope })
    expect(back).toHaveBeenCalledTimes(1)
  })

  test('stays open while a choice is made in it; closing it takes the choice back', async () => {
    const { scope, addresses, state } = await openFilters()
    await allSettled(navigate, { scope, params: { href: '/list/1?maker=5', keepsLayer: true } })
    expect(state()).toEqual({ layer: 'filters', search: '?maker=5' })
    expect(addresses()).toEqual(['/list/1', '/list/1?maker=5'])
    await allSettled(closeLayer, { scope })
    expect(state()).toEqual({ layer: null, search: '' })
  })

  test('that is settled closes and keeps the choice, one step from the previous page', async () => {
    const { scope, addresses, state } = await openFilters()
    await allSettled(navigate, { scope, params: { href: '/list/1?maker=5', keepsLayer: true } })
    await allSettled(commitLayer, { scope })
    expect(state()).toEqual({ layer: null, search: '?maker=5' })
    expect(addresses()).toEqual(['/list/1', '/list/1?maker=5'])
  })

  test('is replaced by the page that a link in it leads to', async () => {
    const { scope, addresses, state } = await openFilters()
    await allSettled(navigate, { scope, params: { href: '/list/2' } })
    expect(addresses()).toEqual(['/list/1', '/list/2'])
    expect(state().layer).toBeNull()
  })

  test('that is not open is not closed by going back', async () => {
    const scope = fork()
    const { history } = createMemoryHistory('/')
    const back = vi.spyOn(history, 'back')
    await allSettled(historyOpened, { scope, params: history })
    for (const unit of [closeLayer, commitLayer]) await allSettled(unit, { scope })
    expect(back).not.toHaveBeenCalled()
  })
})

test('every navigation makes its own entry, and going back restores the earlier one', async () => {
  const scope = fork()
  const { history } = createMemoryHistory('/list/1')
  await allSettled(historyOpened, { scope, params: history })
  const first = scope.getState($entry)
  await allSettled(navigate, { scope, params: { href: '/list/2' } })
  expect(scope.getState($entry)).not.toBe(first)
  history.back()
  expect(scope.getState($entry)).toBe(first)
})

describe('while the page of an address is prepared', () => {
  /** Opens a list, whose further pages are ready only when they are said to be, by their path. */
  async function openList() {
    const waiting = new Map<string, PromiseWithResolvers<void>>()
    const prepare = ({ path }: HistoryEntry) => {
      if (path === '/list/1') return
      const page = Promise.withResolvers<void>()
      waiting.set(path, page)
      return page.promise
    }
    const scope = fork({ handlers: new Map([[preparePageFx, prepare]]) })
    const memory = createMemoryHistory('/list/1')
    await allSettled(historyOpened, { scope, params: memory.history })
    const visited = vi.fn()
    createWatch({ unit: listRoute.visited, scope, fn: ({ params }) => visited(params.cateId) })
    const go = (href: string, replace = false) =>
      void allSettled(navigate, { scope, params: { href, replace } })
    const ready = async (path: string) => {
      waiting.get(path)?.resolve()
      await new Promise(setImmediate)
    }
    return { scope, ...memory, visited, go, ready, path: () => scope.getState($place).path }
  }

  test('the open page keeps its address and its entry, and its models hear of nothing', async () => {
    const { scope, go, ready, path, visited, addresses } = await openList()
    const entry = scope.getState($entry)
    go('/list/2')
    expect([path(), scope.getState($entry)]).toEqual(['/list/1', entry])
    expect(visited).not.toHaveBeenCalled()
    await ready('/list/2')
    expect(path()).toBe('/list/2')
    expect(visited.mock.calls).toEqual([['2']])
    expect(addresses()).toEqual(['/list/1', '/list/2'])
  })

  test('the newest press wins, and takes the place of the page that never appeared', async () => {
    const { go, ready, path, addresses } = await openList()
    go('/list/2')
    go('/list/3')
    expect(addresses()).toEqual(['/list/1', '/list/3'])
    await ready('/list/3')
    await ready('/list/2')
    expect(path()).toBe('/list/3')
  })

  test('going back stays at the open page', async () => {
    const { go, ready, history, path, visited } = await openList()
    go('/list/2')
    history.back()
    await ready('/list/2')
    expect(path()).toBe('/list/1')
    expect(visited).not.toHaveBeenCalled()
  })

  test('a layer of the open page takes its place', async () => {
    const { scope, go, ready, path, addresses } = await openList()
    go('/list/2')
    void allSettled(openLayer, { scope, params: 'filters' })
    await ready('/list/2')
    expect([path(), scope.getState($layer)]).toEqual(['/list/1', 'filters'])
    expect(addresses()).toEqual(['/list/1', '/list/1'])
  })

  test('the open page corrects its own address no more', async () => {
    const { go, ready, path, addresses } = await openList()
    go('/list/2')
    go('/list/1?sort=low', true)
    await ready('/list/2')
    expect(path()).toBe('/list/2')
    expect(addresses()).toEqual(['/list/1', '/list/2'])
  })
})
