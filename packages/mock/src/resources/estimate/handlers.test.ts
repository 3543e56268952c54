import type { Estimate, Part } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const ask = askHandlers(generateCatalogue({ items: 6000, seed: 5 }), 'second')

function start(path: string, member = 1) {
  const headers: HeadersInit = member === 0 ? {} : { Authorization: `Bearer jeoul-mock-token-${member}` }
  return ask(`/desktop/v1/${path}`, { method: 'POST', headers })
}

const estimateOf = async (path: string): Promise<Estimate> => (await start(path)).body.result

describe.each(['pc/estimate', 'minishop/7/estimate'])('%s', path => {
  test('starts a new estimate with every call', async () => {
    const [first, second] = [await estimateOf(path), await estimateOf(path)]
    expect(second.idx_estimate).toBeGreaterThan(first.idx_estimate)
    expect(second.pc).toEqual(first.pc)
    expect(first.months).toEqual([12, 24])
  })

  test('starts with default parts, whose sum is the price', async () => {
    const { pc } = await estimateOf(path)
    const options = Object.values(pc.lists).flat()
    const chosen = options.filter(({ idx }) => pc.default.includes(idx))
    expect(chosen.length).toBeGreaterThanOrEqual(7)
    expect(pc.originPrice).toBe(chosen.reduce((sum, { cash }) => sum + cash, 0))
    expect(pc).toMatchObject({ price: pc.originPrice, each: 1, addedChangeLenght: 0, addedChangePrice: 0 })
    expect([pc.active, pc.selectIdxArr]).toEqual([pc.default, pc.default])
  })

  test('numbers options uniquely, and sorts them by type', async () => {
    const { pc } = await estimateOf(path)
    const options = [...pc.base, ...pc.add].flatMap(({ list }) => list)
    expect(new Set(options.map(({ idx }) => idx)).size).toBe(options.length)
    for (const [type, list] of Object.entries(pc.lists)) {
      expect(list).toEqual(options.filter(option => option.type === Number(type)))
      expect(list).not.toEqual([])
    }
  })
})

test('software and services have the ids that estimates use', async () => {
  const { lists } = (await estimateOf('pc/estimate')).pc
  const options = [...lists[3], ...lists[4]]
  const { body } = await ask(`/desktop/v1/pc/parts?part_id=${options.map(({ part_id }) => part_id).join()}`)
  const parts: readonly Part[] = body.result.list
  expect(parts.map(({ name }) => name)).toEqual(options.map(({ name }) => name))
})

test('minishops start with other parts than the site', async () => {
  const [site, shop] = [await estimateOf('pc/estimate'), await estimateOf('minishop/7/estimate')]
  expect([site.idx_b_manager, shop.idx_b_manager]).toEqual([1, 7])
  expect(shop.pc.base).not.toEqual(site.pc.base)
})

test.each([
  ['pc/estimate', 0, 401],
  ['minishop/7/estimate', 0, 401],
  ['minishop/0/estimate', 0, 400],
  ['minishop/9999/estimate', 0, 401],
  ['minishop/9999/estimate', 1, 404],
])('%s of member %i is %i', async (path, member, status) => {
  expect((await start(path, member)).status).toBe(status)
})
