import { createStore } from 'effector'

export interface Card {
  readonly id: string
  readonly image: string
  readonly name: string
  readonly specs: string
  readonly price: string
}

export const $cards = createStore<readonly Card[]>([], { sid: 'cards' })
