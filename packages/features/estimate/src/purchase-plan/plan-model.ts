import { $estimate, $sheetLines } from '@jeoul/estimate'
import { partsWanted } from '@jeoul/purchase-plan'
import { combine, createEvent, createStore, sample } from 'effector'

/** The ways to buy the estimate are on screen; from now on they follow it. */
export const planShown = createEvent()

const $isShown = createStore(false, { serialize: 'ignore' }).on(planShown, () => true)

/** What comes with the assembly, such as the assembly itself, is no product of the malls. */
const isProduct = (partId: string) => !partId.startsWith('s')

const $products = combine($sheetLines, $estimate, (lines, { each }) =>
  lines.flatMap(({ part: { part_id: partId, name }, quantity }) =>
    isProduct(partId) ? [{ partId, name, quantity: quantity * each }] : [],
  ),
)

/** Names of what the plan leaves out. */
export const $leftOut = $sheetLines.map(lines =>
  lines.flatMap(({ part }) => (isProduct(part.part_id) ? [] : [part.name])),
)

sample({ clock: [planShown, $products], source: $products, filter: $isShown, target: partsWanted })
