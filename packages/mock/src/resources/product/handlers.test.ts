import type { ListItem, PartGroup, Product } from '@jeoul/api/types'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { createCatalogueIndex } from '../../index/catalogue-index.ts'
import { createHandlers } from '../create-handlers.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
const catalogue = generateCatalogue({ items: 6000, seed: 5 })
const index = createCatalogueIndex(catalogue)

function createAsk() {
  const { main, second } = createHandlers({ index, baseUrls })
  const all = [...Object.values(main), ...Object.values(second)]
  return async (url: string, member = 0, body?: object) => {
    const headers =
      member === 0
        ? {}
        : { Authorization: `Bearer jeoul-mock-token-${member}`, 'Content-Type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await getResponse(all, new Request(url, init)))?.json()
  }
}

const ask = createAsk()
const items = `${baseUrls.second}/desktop/v1/shopping/items`
const productOf = async (id: string, from = ask, member = 0): Promise<Product> =>
  (await from(`${items}/${id}`, member)).result
const listOf = async (cateId: string): Promise<readonly ListItem[]> =>
  (await ask(`${baseUrls.main}/front/v3/items?cate_id=${cateId}&fields=maker`)).result.items

const assembledPcs = '121210'
const cards = '111213'

describe('getProduct', () => {
  test.each([assembledPcs, cards, '211010'])('says what the list %s says', async cateId => {
    const rows = await listOf(cateId)
    expect(rows).not.toEqual([])
    for (const row of rows) {
      const { item, productData, specData, ...product } = await productOf(row.item_id)
      const { zzim_count, key_specs, variants, registered, review_count } = product
      expect(row).toMatchObject({ ...item, zzim_count, key_specs, variants, registered, review_count })
      expect(productData).toMatchObject({ isAssembledPc: cateId === assembledPcs, priceLow: row.cash })
      expect(productData.minishop?.name).toBe(row.minishop)
      const specs = specData[0]?.rows.find(({ name }) => name === '주요 사양')?.value
      expect(specs).toBe(row.key_specs.join(' / '))
    }
  })

  test('relates items of the category that are for sale, never itself or its variants', async () => {
    for (const { item_id, variants } of await listOf(cards)) {
      const { related } = await productOf(item_id)
      const same = [item_id, ...variants.map(variant => variant.item_id)]
      expect(related).not.toEqual([])
      expect(related.every(other => other.cate_id === cards && other.price_state === 3)).toBe(true)
      expect(related.filter(other => same.includes(other.item_id))).toEqual([])
    }
  })

  test('relates in a minishop only what the minishop sells', async () => {
    const [id = ''] = index.soldBy('부품마당').map(ref => String(index.columns.ids[ref]))
    const placeOf = (item_id: string) => index.place(index.find(Number(item_id)) ?? 0)
    const related = async (query: string) => (await productOf(`${id}${query}`)).related
    const own = await related('?idx_b_manager=4')
    expect(own).not.toEqual([])
    const sellers = own.map(({ item_id }) => {
      const { leaf, row } = placeOf(item_id)
      return leaf.items.text(row).minishop
    })
    expect(new Set(sellers)).toEqual(new Set(['부품마당']))
    expect(await related('?idx_b_manager=1')).toEqual(await related(''))
    expect(await related('')).not.toEqual(own)
  })

  test('shows the product first in its gallery, and some in a video', async () => {
    const galleries = await Promise.all(
      (await listOf(cards)).map(async ({ item_id, image }) => {
        const { gallery = [] } = await productOf(item_id)
        expect(gallery[0]).toEqual({ type: 'image', url: image })
        return gallery
      }),
    )
    expect(new Set(galleries.flatMap(media => media.map(({ type }) => type)))).toEqual(
      new Set(['image', 'video']),
    )
  })

  test('names successors only for a discontinued product', async () => {
    const rows = Array.from(index.columns.ids, String)
    const products = await Promise.all(rows.slice(0, 1500).map(id => productOf(id)))
    const gone = products.filter(({ item }) => item.price_state === 0)
    expect(gone.some(({ successors = [] }) => successors.length > 0)).toBe(true)
    for (const { item, successors = [] } of products) {
      const isLike = successors.every(
        other => other.maker === item.maker && other.cate_id === item.cate_id && other.price_state === 3,
      )
      expect(isLike).toBe(true)
      if (item.price_state !== 0) expect(successors).toEqual([])
    }
  })

  test('leaves delivery to the offers: its text once contradicted the price beside it', async () => {
    const small = generateCatalogue({ items: 300 })
    const askSmall = askHandlers(small, 'second')
    for (const id of [...small.leaves.values()].flatMap(({ items }) => [...items.ids])) {
      const { result } = (await askSmall(`/desktop/v1/shopping/items/${id}`)).body
      expect(result.detail.text).not.toContain('배송')
    }
  })

  test('sells out some options, but never those of the base price', async () => {
    const options = (
      await Promise.all((await listOf(assembledPcs)).map(({ item_id }) => productOf(item_id)))
    ).flatMap(({ optionChange: { base, option } }) => [...base, ...option])
    expect(options.some(({ list }) => list.some(({ price_state }) => price_state === 1))).toBe(true)
    for (const group of options) {
      expect(group.list.find(({ idx }) => idx === group.default)?.price_state ?? 3).toBe(3)
    }
  })

  test('shows how many members saved it, and whether this member did', async () => {
    const fresh = createAsk()
    const id = (await listOf(cards))[0]?.item_id ?? ''
    const { zzim_count: before } = await productOf(id, fresh)
    for (const member of [1, 2]) {
      const wish = `${baseUrls.second}/desktop/v1/shopping/wish`
      const { result } = await fresh(wish, member, { name: '새 컴퓨터' })
      await fresh(`${wish}/${result.gid_zzim}/items`, member, { item_id: id })
    }
    expect(await productOf(id, fresh, 1)).toMatchObject({ zzim_my: true, zzim_count: before + 2 })
    expect(await productOf(id, fresh, 3)).toMatchObject({ zzim_my: false, zzim_count: before + 2 })
    expect(await productOf(id, fresh)).toMatchObject({ zzim_my: false })
  })

  test('offers changes only for assembled PCs', async () => {
    const none = { base: [], option: [] }
    expect((await productOf((await listOf(cards))[0]?.item_id ?? '')).optionChange).toEqual(none)
    const pcs = await listOf(assembledPcs)
    expect(pcs).not.toEqual([])
    for (const { item_id, name } of pcs) {
      const { base, option } = (await productOf(item_id)).optionChange
      expect(base.map(group => group.name)).toEqual(expect.arrayContaining(['CPU', '메모리', 'SSD']))
      expect(option.every(group => group.default === null)).toBe(true)
      const cpu = /(?:i\d-|라이젠\d |울트라\d )(\w+)/.exec(name)?.[1]
      expect(cpu).toBeDefined()
      expect(defaultName(base, 'CPU')).toContain(cpu)
    }
  })
})

function defaultName(groups: readonly PartGroup[], name: string): string | undefined {
  const group = groups.find(found => found.name === name)
  return group?.list.find(({ idx }) => idx === group.default)?.name
}
