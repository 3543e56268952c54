import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws what lies over the page in a tree of its own: the page's knows nothing of it, and the server does not either. */
export function drawOverPage(scope: Scope, View: ComponentType): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Provider value={scope}>
      <View />
    </Provider>,
  )
}
