import type { Loaded } from '@jeoul/api'
import { $offers, offersRequested } from '@jeoul/offers'
import { $pageProps } from '@jeoul/page'
import { $paymentTerms, everyone } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Move, withMoved, withRemoved } from './change-query.ts'
import { compareColumns } from './compare-columns.ts'
import type { CompareQuery } from './compare-query.ts'
import { compareSpecs, rowsShown } from './compare-specs.ts'
import type { ComparedProduct } from './compared-product.ts'
import { $products, productRequested } from './products-model.ts'
import { itemUnpicked, picksSorted } from './tray-model.ts'

/** Products are to be compared: an address names them, or the tray. */
export const compareOpened = createEvent<CompareQuery>()
/** A product is to stand in another place. */
export const itemMoved = createEvent<Move>()
/** The product of this id is no longer to be compared. */
export const itemRemoved = createEvent<string>()
/** Whether rows in which all agree are wanted, too. */
export const rowsChosen = createEvent<boolean>()
/** What could not be had of a product is asked for again. */
export const columnRetried = createEvent<string>()

const nothing: CompareQuery = { itemIds: [], showsAll: false }

/** What is compared. */
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

// The tray follows: what is taken out here is no longer wanted there.
sample({ clock: itemRemoved, target: itemUnpicked })
sample({ clock: moved, fn: ({ itemIds }) => itemIds, target: picksSorted })

const $answers = combine({ itemIds: $itemIds, products: $products, offers: $offers })

/** Each product is an answer of its own, and so are its offers in cash and by card. */
const askFx = createEffect(
  ({ itemIds, managerId }: { readonly itemIds: readonly string[]; readonly managerId: number }) => {
    const askProduct = scopeBind(productRequested, { safe: true })
    const askOffers = scopeBind(offersRequested, { safe: true })
    for (const itemId of itemIds) {
      askProduct({ itemId, managerId })
      askOffers({ itemId, card: false })
      askOffers({ itemId, card: true })
    }
  },
)

sample({
  clock: [sample({ clock: compareOpened, source: $itemIds }), columnRetried.map(itemId => [itemId])],
  source: $pageProps,
  fn: ({ idxBManager }, itemIds) => ({ itemIds, managerId: idxBManager }),
  target: askFx,
})

/** The products with what this shopper pays. The server knows no shopper: it shows {@link $columnsForEveryone}. */
export const $columns = combine($answers, $paymentTerms, compareColumns)

/** The same with what everyone pays. */
export const $columnsForEveryone = combine($answers, $columns, $paymentTerms, (answers, columns, terms) =>
  terms === everyone ? columns : compareColumns(answers, everyone),
)

const $comparison = combine($itemIds, $products, (itemIds, products) =>
  compareSpecs(itemIds.map(itemId => products[itemId]?.data ?? null)),
)

/** Whether products of several categories are compared. */
export const $isMixed = $comparison.map(({ isMixed }) => isMixed)

/** How many specifications there are, and in how many the products differ. */
export const $rowCounts = $comparison.map(comparison => ({
  all: comparison.rows.length,
  differing: rowsShown(comparison, false).length,
}))

/** The specifications that are shown. */
export const $rows = combine($comparison, $compare, (comparison, { showsAll }) =>
  rowsShown(comparison, showsAll),
)

const $said = createStore({ about: '', words: '' })

/** What was just moved or taken out, for those who do not see it; empty once something else is compared. */
export const $change = combine($said, $itemIds, ({ about, words }, itemIds) =>
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
  target: $said,
})
sample({
  clock: itemRemoved,
  source: { query: $compare, products: $products },
  fn: ({ query, products }, itemId) => ({
    about: withRemoved(query, itemId).itemIds.join(),
    words: `${nameOf(products[itemId])}, 비교에서 뺐어요.`,
  }),
  target: $said,
})

function nameOf(load: Loaded<ComparedProduct> | undefined): string {
  return load?.data?.name ?? '상품'
}
