import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const slotShown = createEvent()

/** Loaded once the comparison is there, with what knows the kept estimates. The page does without it. */
const $view = createLazyView({
  clock: slotShown,
  load: () => import('./estimates-link.tsx'),
})

export function EstimatesLink() {
  const [view, show] = useUnit([$view, slotShown])
  useEffect(() => show(), [show])
  return view && <view.View />
}
