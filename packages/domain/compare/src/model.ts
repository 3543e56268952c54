import { getProductFx, type Loaded } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $offers, offersWanted } from '@jeoul/offers'
import { $managerId, inShop, shopKey } from '@jeoul/page'
import { $paymentTerms } from '@jeoul/personal-price'
import { type ProductQuestion, readProduct } from '@jeoul/product'
import { combine, createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import { type Move, withMoved, withRemoved } from './change-query.ts'
import { compareColumns } from './compare-columns.ts'
import type { CompareQuery } from './compare-query.ts'
import { compareSpecs, rowsShown } from './compare-specs.ts'
import { type ComparedProduct, comparedProduct } from './compared-product.ts'
import { itemUnpicked, picksSorted } from './tray-model.ts'

const products = createResource({
  call: getProductFx,
  keyOf: ({ managerId, itemId }: ProductQuestion) => shopKey(managerId, itemId),
  read: body => {
    const product = readProduct(body)
    return product && comparedProduct(product)
  },
})

const productWanted = products.wanted

/** The open minishop's products by id. */
const $products = combine(products.$states, $managerId, inShop)

/** A comparison was opened, by its address or from the tray. */
export const compareOpened = createEvent<CompareQuery>()
/** A product was moved to another column. */
export const itemMoved = createEvent<Move>()
/** Removes the product with this id. */
export const itemRemoved = createEvent<string>()
/** Shows all rows (true), or only differing ones. */
export const rowsChosen = createEvent<boolean>()
/** Requests again everything that failed to load for a product. */
export const columnRetried = createEvent<string>()

const nothing: CompareQuery = { itemIds: [], showsAll: false }

/** The open comparison. */
export const $compare = createStore<CompareQuery>(nothing).on(compareOpened, (_, query) => query)
const $itemIds = $compare.map(({ itemIds }) => itemIds)

const moved = sample({ clock: itemMoved, source: $compare, fn: withMoved })
const removed = sample({ clock: itemRemoved, source: $compare, fn: withRemoved })
const rowsChanged = sample({
  clock: rowsChosen,
  source: $compare,
  fn: (query, showsAll) => (query.showsAll === showsAll ? query : { ...query, showsAll }),
})

/** The shopper changed the comparison. */
export const queryChosen = sample({
  clock: [moved, removed, rowsChanged],
  source: $compare,
  filter: (query, chosen) => chosen !== query,
  fn: (_, chosen) => chosen,
})

$compare.on(queryChosen, (_, query) => query)

// Changes here are applied to the tray as well.
sample({ clock: itemRemoved, target: itemUnpicked })
sample({ clock: moved, fn: ({ itemIds }) => itemIds, target: picksSorted })

const $answers = combine({ itemIds: $itemIds, products: $products, offers: $offers })

/** Requests each product, and its cash and card offers, separately. */
const askFx = createEffect(
  ({ itemIds, managerId }: { readonly itemIds: readonly string[]; readonly managerId: number }) => {
    const askProduct = scopeBind(productWanted, { safe: true })
    const askOffers = scopeBind(offersWanted, { safe: true })
    for (const itemId of itemIds) {
      askProduct({ itemId, managerId })
      askOffers({ itemId, card: false })
      askOffers({ itemId, card: true })
    }
  },
)

const $asked = combine($itemIds, $managerId, (itemIds, managerId) => ({ itemIds, managerId }))
// A minishop that the address names by its user name has no number until the look-up has ended.
const asked = merge([
  sample({ clock: [compareOpened, $managerId], source: $asked }),
  sample({ clock: columnRetried, source: $asked, fn: (asked, itemId) => ({ ...asked, itemIds: [itemId] }) }),
]).filterMap(({ itemIds, managerId }) => (managerId === null ? undefined : { itemIds, managerId }))
sample({ clock: asked, target: askFx })

/** The columns with this shopper's prices. The server does not know the shopper and uses the default terms. */
export const $columns = combine($answers, $paymentTerms, compareColumns)

const $comparison = combine($itemIds, $products, (itemIds, products) =>
  compareSpecs(itemIds.map(itemId => products[itemId]?.data ?? null)),
)

/** Whether products of several categories are compared. */
export const $isMixed = $comparison.map(({ isMixed }) => isMixed)

/** The number of all specifications, and of those that differ. */
export const $rowCounts = $comparison.map(comparison => ({
  all: comparison.rows.length,
  differing: rowsShown(comparison, false).length,
}))

/** The visible rows of specifications. */
export const $rows = combine($comparison, $compare, (comparison, { showsAll }) =>
  rowsShown(comparison, showsAll),
)

const $announcement = createStore({ about: '', words: '' })

/** The words that announce the last move or removal to screen readers; empty for any other comparison. */
export const $change = combine($announcement, $itemIds, ({ about, words }, itemIds) =>
  about === itemIds.join() ? words : '',
)

sample({
  clock: itemMoved,
  source: { query: $compare, products: $products },
  fn({ query, products }, move) {
    const { itemIds } = withMoved(query, move)
    const place = `${itemIds.length}개 중 ${itemIds.indexOf(move.itemId) + 1}번째`
    return { about: itemIds.join(), words: `${nameOf(products[move.itemId])}, ${place}` }
  },
  target: $announcement,
})
sample({
  clock: itemRemoved,
  source: { query: $compare, products: $products },
  fn: ({ query, products }, itemId) => ({
    about: withRemoved(query, itemId).itemIds.join(),
    words: `${nameOf(products[itemId])}, 비교에서 뺐어요.`,
  }),
  target: $announcement,
})

function nameOf(load: Loaded<ComparedProduct> | undefined): string {
  return load?.data?.name ?? '상품'
}
