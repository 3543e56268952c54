import { createEvent, type EventCallable, sample } from 'effector'
import { defaultTerms, type PaymentTerms, type Region } from '../offer/payment-terms.ts'
import { cardChoices, membershipChoices } from './choices.ts'
import { $paymentTerms, termsChanged } from './model.ts'
import { wholePieces } from './whole-pieces.ts'

/** A card, by its name, is held from now on, or no longer. */
export const cardToggled = createEvent<string>()
/** Paying by bank transfer is an option from now on, or no longer. */
export const cashToggled = createEvent()
/** A membership, by its name, is held from now on, or no longer. */
export const membershipToggled = createEvent<string>()
/** Where parcels go. */
export const regionChosen = createEvent<Region>()
/** How many pieces an order is for. */
export const quantityChosen = createEvent<number>()
/** Back to what everyone has. */
export const termsReset = createEvent()

function changesBy<Choice>(
  clock: EventCallable<Choice>,
  change: (terms: PaymentTerms, choice: Choice) => PaymentTerms,
) {
  sample({ clock, source: $paymentTerms, fn: change, target: termsChanged })
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
changesBy(termsReset, () => defaultTerms)
