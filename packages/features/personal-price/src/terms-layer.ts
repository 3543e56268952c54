import { $layer, layerOpened, visitRepeated } from '@jeoul/router'
import { createEvent, sample } from 'effector'

/** The name of the layer that 내 결제조건 are stated in. */
const name = 'terms'

/** Whether the shopper is stating them. Going back ends it. */
export const $isEditing = $layer.map(open => open === name)

export const editOpened = layerOpened.prepend(() => name)
/** Its view could not be loaded, and is wanted all the same. */
export const editRetried = createEvent()

/** The layer's view is needed. */
export const editNeeded = sample({
  clock: [$isEditing, visitRepeated, editRetried],
  source: $isEditing,
  filter: isEditing => isEditing,
})
