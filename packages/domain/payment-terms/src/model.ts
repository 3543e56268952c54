import { createKept } from '@jeoul/device'
import { everyone, type PaymentTerms, type Region } from '@jeoul/offer-price'
import { createEvent, createStore, type EventCallable, sample } from 'effector'
import { cardChoices, membershipChoices } from './choices.ts'
import { readTerms } from './read-terms.ts'
import { wholePieces } from './whole-pieces.ts'

const kept = createKept({ key: 'payment-terms', read: readTerms, initial: everyone })

/** What the shopper stated, or what everyone has. */
export const $paymentTerms = kept.$value

export const cardToggled = createEvent<string>()
export const cashToggled = createEvent()
export const membershipToggled = createEvent<string>()
export const regionChosen = createEvent<Region>()
export const quantityChosen = createEvent<number>()
/** Back to what everyone has. */
export const termsReset = createEvent()

export const editOpened = createEvent()
export const editClosed = createEvent()
/** Whether the shopper is stating the terms. */
export const $isEditing = createStore(false)
  .on(editOpened, () => true)
  .on(editClosed, () => false)

function changesBy<Choice>(
  clock: EventCallable<Choice>,
  change: (terms: PaymentTerms, choice: Choice) => PaymentTerms,
) {
  sample({ clock, source: $paymentTerms, fn: change, target: kept.changed })
}

function toggled(choices: readonly string[], chosen: readonly string[], choice: string): readonly string[] {
  return choices.filter(known => chosen.includes(known) !== (known === choice))
}

changesBy(cardToggled, (terms, card) => ({ ...terms, cards: toggled(cardChoices, terms.cards, card) }))
changesBy(cashToggled, terms => ({ ...terms, cash: !terms.cash }))
changesBy(membershipToggled, (terms, name) => ({
  ...terms,
  memberships: toggled(membershipChoices, terms.memberships, name),
}))
changesBy(regionChosen, (terms, region) => ({ ...terms, region }))
changesBy(quantityChosen, (terms, quantity) => ({ ...terms, quantity: wholePieces(quantity) }))
changesBy(termsReset, () => everyone)
