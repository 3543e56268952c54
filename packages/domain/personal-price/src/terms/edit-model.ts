import { createEvent, type EventCallable, sample } from 'effector'
import { defaultTerms, type PaymentTerms, type Region } from '../offer/payment-terms.ts'
import { cardChoices, membershipChoices } from './choices.ts'
import { $paymentTerms, termsChanged } from './model.ts'

/** Adds or removes a card, by its name. */
export const cardToggled = createEvent<string>()
/** Turns paying by bank transfer on or off. */
export const cashToggled = createEvent()
/** Adds or removes a membership, by its name. */
export const membershipToggled = createEvent<string>()
/** Sets the delivery region. */
export const regionChosen = createEvent<Region>()
/** Resets to the default terms. */
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
changesBy(termsReset, () => defaultTerms)
