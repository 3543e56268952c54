import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const ask = askHandlers(
  tinyCatalogue({
    111: [
      { id: 1, cash: 5000, card: 4800, malls: 2, popularity: 9, group: 4, specs: [1, 1] },
      { id: 2, cash: 6000, card: 6000, popularity: 8, group: 4, specs: [2, 2] },
      { id: 3, reviews: 12, popularity: 7, maker: 1, specs: [3, 0] },
      { id: 4, cash: 9000, card: 9000, popularity: 6 },
    ],
    112: [{ id: 9, cash: 100, popularity: 1 }],
  }),
  'main',
)

describe('getFilterIndex', () => {
  const indexOf = async (cate: string) => (await ask(`/front/v3/item/index/${cate}`)).body.result

  test('has every item’s values in columns', async () => {
    expect(await indexOf('111')).toEqual({
      size: 4,
      cash: [5000, 6000, 0, 9000],
      card: [4800, 6000, 0, 9000],
      products: [1, 1, 2, 3],
      makers: { ids: ['1', '2'], column: [1, 1, 2, 1] },
      specs: [
        { key: 'memory', values: ['8', '12', '16'], column: [1, 2, 3, 0] },
        { key: 'colour', values: ['black', 'white'], column: [1, 2, 0, 0] },
      ],
      traits: [
        { key: 'free', column: [1, 0, 0, 0] },
        { key: 'sale', column: [1, 1, 0, 1] },
        { key: 'rated', column: [0, 0, 1, 0] },
      ],
    })
  })

  test('of a category with others below it has makers and prices alone', async () => {
    expect(await indexOf('11')).toMatchObject({ size: 5, specs: [], cash: [5000, 6000, 0, 9000, 100] })
  })
})
