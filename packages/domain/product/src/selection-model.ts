import { beginPc, changeEach, chooseOption } from '@jeoul/estimate-pricing'
import { combine, createEvent, createStore } from 'effector'
import { $product, productChanged } from './model.ts'

/** Chooses an option of the assembled PC, by its idx. */
export const optionChosen = createEvent<number>()
/** Sets the number of PCs: "each (quantity, default 1)" (specification, section 3). */
export const eachChanged = createEvent<number>()
/** Resets the selection to its default. */
export const selectionReset = createEvent()

const $presses = createStore<readonly number[]>([])
  .on(optionChosen, (presses, idx) => [...presses, idx])
  .reset(selectionReset, productChanged)
const $each = createStore(1)
  .on(eachChanged, (_, each) => each)
  .reset(selectionReset, productChanged)

const $asItComes = $product.map(product => {
  if (!product?.productData.isAssembledPc || product.productData.priceLow === null) return null
  const { base, option } = product.optionChange
  return beginPc({ originPrice: product.productData.priceLow, base, add: option })
})

/** The selection of an assembled PC; null for other products and for those without a price. */
export const $selection = combine($asItComes, $presses, $each, (pc, presses, each) =>
  pc ? changeEach(presses.reduce(chooseOption, pc), each) : null,
)
