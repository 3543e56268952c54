import type { ItemsParams } from '@jeoul/api'
import { regionChosen } from '@jeoul/personal-price'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { $chips } from './chips-model.ts'
import { $traits } from './offered-model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

const answer = itemsAnswer()

function host({ query: { region } }: ItemsParams) {
  const free = region === undefined ? 84 : 31
  return {
    ...answer,
    result: { ...answer.result, trait_counts: { free, sale: 95 }, ...(region && { region }) },
  }
}

/** A host that does not know the parameter. */
const unaware = () => ({ ...answer, result: { ...answer.result, trait_counts: { free: 84, sale: 95 } } })

async function open(search: string, items: (params: ItemsParams) => typeof answer = host) {
  const { scope, requests, open } = setUp({ items })
  const asked = () => requests.items.mock.calls.map(([{ query }]) => query.region)
  await open('111213', search)
  return {
    scope,
    asked,
    open,
    move: (region: 'mainland' | 'jeju' | 'remote') => allSettled(regionChosen, { scope, params: region }),
    offered: () => scope.getState($traits).map(({ name, count }) => [name, count]),
    chips: () => scope.getState($chips).map(({ label }) => label),
  }
}

describe('무료배송만 is about delivery to the shopper', () => {
  test('the list is asked for again when the region is stated, and names it', async () => {
    const { asked, move, offered, chips } = await open('?trait=free')
    expect(offered()[0]).toEqual(['무료배송만', 84])
    await move('jeju')
    expect(asked()).toEqual([undefined, 'jeju'])
    expect(offered()[0]).toEqual(['제주 무료배송만', 31])
    expect(chips()).toEqual(['제주 무료배송만'])
    await move('mainland')
    expect(asked()).toEqual([undefined, 'jeju', undefined])
  })

  test('further lists are asked for with the region at once', async () => {
    const { asked, move, open: openList } = await open('')
    await move('remote')
    await openList('111214')
    expect(asked()).toEqual([undefined, 'remote', 'remote'])
  })

  test('a host that knows no regions offers no free delivery there', async () => {
    const { move, offered, chips } = await open('?trait=free', unaware)
    expect(offered().length).toBe(2)
    await move('jeju')
    expect(offered()).toEqual([['판매 중인 상품만', 95]])
    expect(chips()).toEqual([])
  })
})
