import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const slotShown = createEvent()

/** Loaded after the comparison, together with the model of saved estimates. The page works without it. */
const $view = createLazyView({
  clock: slotShown,
  load: () => import('./estimates-link.tsx'),
})

export function EstimatesLink() {
  const [view, show] = useUnit([$view, slotShown])
  useEffect(() => show(), [show])
  return view && <view.View />
}
