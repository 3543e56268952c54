import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders a view over the page in a React root of its own, apart from the page's hydration. Never on the
 * server.
 */
export function renderOverPage(scope: Scope, View: ComponentType): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Provider value={scope}>
      <View />
    </Provider>,
  )
}
