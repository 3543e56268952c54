import { anyOffer, anyTerms } from '@jeoul/personal-price/testing/any-offer'
import fc from 'fast-check'
import type { PlanQuestion } from '../purchase-plan.ts'
import { mallOfferOf } from './market-questions.ts'

const malls = ['갑', '을', '병']

/** Questions of up to four parts at up to three malls, with any combination of terms; some malls sell a part twice. */
export const anyQuestion: fc.Arbitrary<PlanQuestion> = fc.record({
  parts: fc
    .array(
      fc.record({
        quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100 })),
        offers: fc.array(fc.tuple(fc.constantFrom(...malls), anyOffer), { maxLength: 4 }),
      }),
      { maxLength: 4 },
    )
    .map(parts =>
      parts.map(({ quantity, offers }, part) => ({
        partId: `${part}`,
        quantity,
        offers: offers.map(([mall, terms], index) => mallOfferOf(mall, terms, `${index}`)),
      })),
    ),
  terms: anyTerms,
})
