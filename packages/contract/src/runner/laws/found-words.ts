import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold } from '../exchanges/hold.ts'
import { listValues } from './list-questions.ts'

/** Of longer lists, only the total is requested. */
const maxItems = 200
/** Hosts may ignore punctuation at the ends of a word. */
const word = /[\p{L}\p{N}]+/gu
/** What comes with a product, as in '장패드 포함', need not find it (assumed). */
const accessory = /\S+\s*(?:증정|미?포함)(?!\S)/g

/** "The product's name, maker or category must contain each of them", the words of a keyword. Source: the contract. */
export function foundWords({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  return [
    lawCheck({
      id: 'found-words',
      name: 'an item is found by words of its name, maker and category',
      operations: ['getItems'],
      share: 0.4,
      value: fc.record({ category: fc.constantFrom(...known.categories), pick: fc.nat(), next: fc.nat() }),
      async holds({ category, pick, next }) {
        const list = await ask.ok('getItems', { values: listValues(category, {}, { fields: ['maker'] }) })
        const { items } = list.body.result
        const item = items[pick % items.length]
        const words = item?.name.replaceAll(accessory, '').match(word) ?? []
        if (!item || words.length === 0) return
        const [one, two] = [words[next % words.length], words[(next + 1) % words.length]]
        const ofMaker = item.maker === undefined ? [] : [`${item.maker} ${one}`]
        // A category above the item's own lists it as well.
        const ofCategory = item.cate_id === category.cateId ? [`${two} ${category.names.at(-1)}`] : []
        for (const keyword of [`${one} ${two}`, ...ofMaker, ...ofCategory]) {
          const values = listValues(category, {}, { keyword, limit: maxItems })
          const found = await ask.ok('getItems', { values })
          const { items: shown, total } = found.body.result
          const isThere = total > maxItems || shown.some(({ item_id }) => item_id === item.item_id)
          hold(isThere, 'body.result.items', `is without '${item.name}' for '${keyword}'`, list, found)
        }
      },
    }),
  ]
}
