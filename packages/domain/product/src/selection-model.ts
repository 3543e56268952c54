import { beginPc, changeEach, chooseOption } from '@jeoul/estimate-pricing'
import { $address } from '@jeoul/page'
import { combine, createEvent, sample } from 'effector'
import { readConfiguration } from './configuration.ts'
import { $product } from './model.ts'

/** Chooses an option of the assembled PC, by its idx. */
export const optionChosen = createEvent<number>()
/** Sets the number of PCs: "each (quantity, default 1)" (specification, section 3). */
export const eachChanged = createEvent<number>()
/** Resets the selection to the default parts. */
export const selectionReset = createEvent()

const $asItComes = $product.map(product => {
  if (!product?.productData.isAssembledPc || product.productData.priceLow === null) return null
  const { base, option } = product.optionChange
  return beginPc({ originPrice: product.productData.priceLow, base, add: option })
})
const $configuration = $address.map(({ search }) => readConfiguration(search))

/**
 * The selection of an assembled PC, read from the address so that reloads and shared links show it. Null for other
 * products, and for a PC without a price.
 */
export const $selection = combine($asItComes, $configuration, (pc, { options, each }) =>
  pc ? changeEach(options.reduce(chooseOption, pc), each) : null,
)

/** Another configuration was chosen. The page writes it to the address. */
export const configurationChosen = sample({
  clock: [
    sample({ clock: optionChosen, source: $selection, fn: (pc, idx) => pc && chooseOption(pc, idx) }),
    sample({ clock: eachChanged, source: $selection, fn: (pc, each) => pc && changeEach(pc, each) }),
    sample({ clock: selectionReset, source: $asItComes }),
  ],
}).filterMap(pc =>
  pc ? { options: pc.selectIdxArr.filter(idx => !pc.default.includes(idx)), each: pc.each } : undefined,
)
