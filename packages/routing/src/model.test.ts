import { allSettled, createWatch, fork, serialize } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { $place, createServerHistory, historyOpened, listRoute, navigated } from './index.ts'

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
    await allSettled(navigated, { scope, params: { href: '/list/112753?page=2' } })
    await allSettled(navigated, { scope, params: { href: '/list/112753?page=2' } })
    expect(visited).toHaveBeenCalledTimes(2)
  })

  test('is closed by moving elsewhere', async () => {
    const { scope, visited } = await open('/list/112753')
    await allSettled(navigated, { scope, params: { href: '/' } })
    expect(scope.getState(listRoute.$isOpened)).toBe(false)
    expect(visited).toHaveBeenCalledTimes(1)
  })

  test('is not visited again by a browser that takes over a rendered page', async () => {
    const server = await open('/list/112753?page=2')
    const scope = fork({ values: serialize(server.scope) })
    const visited = vi.fn()
    createWatch({ unit: listRoute.visited, scope, fn: visited })
    await allSettled(historyOpened, { scope, params: createServerHistory('/list/112753?page=2') })
    expect(visited).not.toHaveBeenCalled()
    expect(scope.getState(listRoute.$isOpened)).toBe(true)
  })
})

test('two scopes are in two places', async () => {
  const [first, second] = [await open('/list/1'), await open('/list/2')]
  expect(first.scope.getState($place).path).toBe('/list/1')
  expect(second.scope.getState($place).path).toBe('/list/2')
})
