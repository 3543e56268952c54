import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const linkShown = createEvent()

/** Loaded after the comparison, together with the model of saved estimates. The page works without it. */
const $view = createLazyView({
  clock: linkShown,
  load: () => import('./estimates-link.tsx'),
})

/** Shows the link to the comparison of estimates, once its view has loaded. */
export function LazyEstimatesLink() {
  const [view, show] = useUnit([$view, linkShown])
  useEffect(() => show(), [show])
  return view && <view.View />
}
