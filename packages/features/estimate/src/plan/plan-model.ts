import { $estimate, $sheetLines } from '@jeoul/estimate'
import { combine, createEvent, createStore, sample } from 'effector'
import { partsWanted } from './wanted-model.ts'

/** The purchase plan is on screen; from now on it follows the estimate. */
export const planShown = createEvent()

const $isShown = createStore(false, { serialize: 'ignore' }).on(planShown, () => true)

/** Services that come with an assembled PC, such as the assembly itself, are not sold by malls. */
const isProduct = (partId: string) => !partId.startsWith('s')

const $products = combine($sheetLines, $estimate, (lines, { each }) =>
  lines.flatMap(({ part: { part_id: partId, name }, quantity }) =>
    isProduct(partId) ? [{ partId, name, quantity: quantity * each }] : [],
  ),
)

/** Names of the parts that the plan leaves out. */
export const $leftOut = $sheetLines.map(lines =>
  lines.flatMap(({ part }) => (isProduct(part.part_id) ? [] : [part.name])),
)

sample({ clock: [planShown, $products], source: $products, filter: $isShown, target: partsWanted })
