import { beforeEach, describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { minishops } from '../../catalogue/minishops.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = generateCatalogue({ items: 600, seed: 1 })
let ask = askHandlers(catalogue, 'main')
beforeEach(() => {
  ask = askHandlers(catalogue, 'main')
})

const as = (number: number) => ({ headers: { Authorization: `Bearer jeoul-mock-token-${number}` } })
const manager = '/common/information/manager'

test('finds a manager by number and by the name of its user', async () => {
  const { body } = await ask(`${manager}/2`)
  expect(body.result).toMatchObject({ idx_b_manager: 2, mall_web_user: 'yongsancom', name: '용산컴퓨터나라' })
  expect((await ask(`${manager}/?mall_web_user=yongsancom`)).body).toEqual(body)
})

test('the site itself is the manager 1, and shows every item', async () => {
  expect((await ask(`${manager}/1`)).body.result.mall_web_user).toBe('jeoul')
  expect((await ask('/front/v2/minishop/view/?mall_web_user=jeoul')).body.result.item_count).toBe(600)
})

test('a minishop has the items that name it', async () => {
  const counted = await Promise.all(
    minishops.map(async ({ user }) => {
      const { body } = await ask(`/front/v2/minishop/view/?mall_web_user=${user}`)
      return body.result.item_count
    }),
  )
  const named = [...catalogue.leaves.values()].flatMap(({ items }) =>
    Array.from({ length: items.size }, (_, row) => items.text(row).minishop ?? []).flat(),
  )
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(named.length)
})

test('counts as many items as its lists hold', async () => {
  for (const { user, idxBManager } of minishops) {
    const { item_count } = (await ask(`/front/v2/minishop/view/?mall_web_user=${user}`)).body.result
    expect((await ask(`/front/v3/items?idx_b_manager=${idxBManager}`)).body.result.total).toBe(item_count)
  }
})

describe('the zzim of a minishop', () => {
  const zzim = '/common/information/manager/minishopzzim/2'
  const viewOf = async (init?: RequestInit) =>
    (await ask('/front/v2/minishop/view/?mall_web_user=yongsancom', init)).body.result

  test('is returned without zzim_state, unchanged', async () => {
    const { result } = (await ask(`${zzim}/0`, as(1))).body
    expect(result.zzim_state).toBe('0')
    expect((await ask(`${zzim}/0`, as(1))).body.result).toEqual(result)
  })

  test('is saved once for every b, and returned with the minishop', async () => {
    const { zzim_count: before } = await viewOf()
    const saved = { zzim_state: '1', zzim_count: before + 1 }
    expect((await ask(`${zzim}/0?zzim_state=1`, as(1))).body.result).toEqual(saved)
    expect((await ask(`${zzim}/5?zzim_state=1`, as(1))).body.result).toEqual(saved)
    expect(await viewOf(as(1))).toMatchObject(saved)
    expect(await viewOf()).toMatchObject({ ...saved, zzim_state: '0' })
  })

  test('belongs to the member', async () => {
    await ask(`${zzim}/0?zzim_state=1`, as(1))
    const { zzim_count } = await viewOf()
    expect((await ask(`${zzim}/0?zzim_state=0`, as(2))).body.result).toEqual({ zzim_state: '0', zzim_count })
    expect(await viewOf(as(1))).toMatchObject({ zzim_state: '1', zzim_count })
  })

  test('can be removed, even twice', async () => {
    const { zzim_count: before } = await viewOf()
    await ask(`${zzim}/0?zzim_state=1`, as(1))
    for (const _ of [1, 2]) {
      const { result } = (await ask(`${zzim}/0?zzim_state=0`, as(1))).body
      expect(result).toEqual({ zzim_state: '0', zzim_count: before })
    }
  })

  test.each([
    ['what does not fit before who asks', 400, '/minishopzzim/2/-', {}],
    ['who asks before what there is', 401, '/minishopzzim/999/0', {}],
    ['an unknown minishop', 404, '/minishopzzim/999/0', as(1)],
  ])('refuses %s: %i', async (_, status, path, init) => {
    expect((await ask(manager + path, init)).status).toBe(status)
  })
})
