import { fork } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server.node'
import { CardList } from './card-list.tsx'
import { $cards, type Card } from './cards.ts'

/** One request's work at its least: a scope, and the cards in it as HTML. */
export function renderCards(cards: readonly Card[]): string {
  const scope = fork({ values: [[$cards, cards]] })
  return renderToString(
    <Provider value={scope}>
      <CardList />
    </Provider>,
  )
}
