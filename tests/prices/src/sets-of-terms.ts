import { cardChoices, defaultTerms, membershipChoices, type PaymentTerms } from '@jeoul/personal-price'

const stated: readonly Partial<PaymentTerms>[] = [
  { cash: true },
  ...cardChoices.slice(0, 4).map(card => ({ cards: [card] })),
  { cards: cardChoices },
  { cards: cardChoices, cash: true },
  { memberships: membershipChoices.slice(0, 1) },
  { memberships: membershipChoices },
  { memberships: membershipChoices, cards: cardChoices, cash: true },
  { region: 'jeju' },
  { region: 'remote' },
  { region: 'jeju', cash: true },
  { region: 'remote', cards: cardChoices, memberships: membershipChoices },
  { quantity: 2 },
  { quantity: 3, region: 'jeju' },
  { quantity: 10, cash: true },
  { quantity: 5, cards: cardChoices.slice(2, 3) },
  { quantity: 99, region: 'remote', cards: cardChoices, memberships: membershipChoices, cash: true },
]

/** Twenty shoppers, the first without any terms. */
export const setsOfTerms: readonly PaymentTerms[] = [
  defaultTerms,
  ...stated.map(changes => ({ ...defaultTerms, ...changes })),
]
