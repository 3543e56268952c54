import { type ListQuery, queryChosen } from '@jeoul/listing'
import { afterPaint } from '@jeoul/runtime'
import { createEffect, sample } from 'effector'

/** What was chosen is on show before the address moves on and the list is asked for. */
const showChoiceFx = createEffect(async (query: ListQuery) => {
  await afterPaint()
  return query
})
sample({ clock: queryChosen, target: showChoiceFx })

/** The choices on show; the page turns them into its address. */
export const choiceShown = showChoiceFx.doneData
