import './bare.css'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { hydrateRoot } from 'react-dom/client'
import { CardList } from './card-list.tsx'
import { $cards } from './cards.ts'

const root = document.getElementById('root')
const cards = document.getElementById('cards')?.textContent
if (!root || !cards) throw new Error('the page has no cards')

const scope = fork({ values: [[$cards, JSON.parse(cards)]] })
hydrateRoot(
  root,
  <Provider value={scope}>
    <CardList />
  </Provider>,
)
