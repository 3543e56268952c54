import { fork } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server.node'
import { CardList } from './card-list.tsx'
import { $cards, type Card } from './cards.ts'

/** Minimal server rendering: creates a scope, and renders the cards in it. */
export function renderCards(cards: readonly Card[]): string {
  const scope = fork({ values: [[$cards, cards]] })
  return renderToString(
    <Provider value={scope}>
      <CardList />
    </Provider>,
  )
}
