import type { Part } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../catalogue/generate-catalogue.ts'
import { partCategories } from '../../../catalogue/part-categories.ts'
import { askHandlers } from '../../testing/ask-handlers.ts'
import { kindNames } from './part-kinds.ts'

const catalogue = generateCatalogue({ items: 6000, seed: 5 })
const [main, second] = [askHandlers(catalogue, 'main'), askHandlers(catalogue, 'second')]
const url = '/desktop/v1/pc/parts'

async function partsAt(path: string): Promise<Part[]> {
  const { body } = await second(url + path)
  return body.result.list
}

const cpus = await partsAt('/cpu')

describe('getParts', () => {
  test.each(kindNames)('has parts of kind %s, each once', async kind => {
    const parts = await partsAt(`/${kind}`)
    expect(parts).not.toEqual([])
    expect(parts.every(part => part.kind === kind)).toBe(true)
    expect(new Set(parts.map(({ part_id }) => part_id)).size).toBe(parts.length)
  })

  test('has one packing of a part, with a price if any packing has one', () => {
    const leaf = catalogue.leaves.get(partCategories.cpu)
    const models = Array.from({ length: leaf?.items.size ?? 0 }, (_, row) => leaf?.partOf?.(row))
    expect(cpus.length).toBeLessThanOrEqual(new Set(models).size)
    expect(cpus.filter(({ price_state }) => price_state === 3).length).toBeGreaterThan(cpus.length * 0.9)
    for (const { price_state, cash } of cpus) expect(cash === null).toBe(price_state !== 3)
  })

  test('has coolers of both sorts, and figures of core parts', async () => {
    const coolers = await partsAt('/cooler')
    expect(new Set(coolers.map(({ figures }) => figures.cooling))).toEqual(new Set(['air', 'liquid']))
    for (const { figures } of cpus)
      expect(figures).toMatchObject({ socket: expect.stringMatching(/^AM|^LGA/) })
  })

  test('agrees with the lists about the item', async () => {
    const [first] = cpus
    const { body } = await main(`/front/v3/item/view/${first?.part_id}/1`)
    const { name, maker, image, price_state, cash, card, lowest } = body.result
    expect(first).toMatchObject({ name, maker, image, price_state, cash, card, lowest })
  })
})

describe('findParts', () => {
  test('returns known parts once each, in the order requested', async () => {
    const [one, other] = cpus
    const chair = [...catalogue.leaves.values()].at(-1)?.items.ids[0]
    const ids = ['s5', other?.part_id, chair, '999999999999', 's999', one?.part_id, 's5']
    const parts = await partsAt(`?part_id=${ids.join()}`)
    expect(parts.slice(1)).toEqual([other, one])
    expect(parts[0]).toMatchObject({ part_id: 's5', kind: 'assembly', type: 4, name: '조립 후 테스트' })
  })

  test('finds every packing of a part by its own id', async () => {
    const leaf = catalogue.leaves.get(partCategories.gpu)
    const ids = [...(leaf?.items.ids ?? [])].slice(0, 64).map(String)
    const parts = await partsAt(`?part_id=${ids.join()}`)
    expect(parts.map(({ part_id }) => part_id)).toEqual(ids)
  })
})

test.each([
  '/cpus',
  '',
  '?part_id=',
  '?part_id=first',
  '?part_id=s',
  `?part_id=${Array.from({ length: 65 }, (_, id) => id).join()}`,
])('refuses %s', async path => {
  expect((await second(url + path)).status).toBe(400)
})
