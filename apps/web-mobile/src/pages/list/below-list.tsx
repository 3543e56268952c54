import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { useNearEnd } from './use-near-end.ts'

/** The shopper is about to reach the end of the rows. */
const listEndNeared = createEvent()

/** View, styles, model and data are loaded when the shopper gets near. */
const $listPicks = createLazyView({ clock: listEndNeared, load: () => import('./list-picks.tsx') })

/** The content below the rows. */
export function BelowList() {
  const place = useRef<HTMLDivElement>(null)
  const [picks, near] = useUnit([$listPicks, listEndNeared])
  useNearEnd(place, picks === null, near)
  return <div ref={place}>{picks && <picks.View />}</div>
}
