import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { $listPicks, listEndNeared } from './below-list-loading.ts'
import { useNearEnd } from './use-near-end.ts'

/** The slot below the rows. */
export function BelowList() {
  const place = useRef<HTMLDivElement>(null)
  const [picks, near] = useUnit([$listPicks, listEndNeared])
  useNearEnd(place, picks === null, near)
  return <div ref={place}>{picks && <picks.View />}</div>
}
