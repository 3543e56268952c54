import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, type EventCallable, fork } from 'effector'
import { expect, test } from 'vitest'
import { defaultTerms } from '../offer/payment-terms.ts'
import { cardToggled, cashToggled, membershipToggled, regionChosen, termsReset } from './edit-model.ts'
import { $paymentTerms } from './model.ts'

async function open(texts = new Map<string, string>()) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: memoryStorage(texts) })
  return {
    texts,
    terms: () => scope.getState($paymentTerms),
    say: <Choice>(event: EventCallable<Choice>, params: Choice) => allSettled(event, { scope, params }),
    tell: (event: EventCallable<void>) => allSettled(event, { scope }),
  }
}

test('the default terms apply until the shopper states any', async () => {
  expect((await open()).terms()).toBe(defaultTerms)
})

test('"The shopper states once", and the device stores it', async () => {
  const { texts, say, tell, terms } = await open()
  await say(cardToggled, '현대카드')
  await say(cardToggled, '삼성카드')
  await tell(cashToggled)
  await say(membershipToggled, '우주패스')
  await say(regionChosen, 'jeju')
  const stated = {
    cards: ['삼성카드', '현대카드'],
    cash: true,
    memberships: ['우주패스'],
    region: 'jeju',
    quantity: 1,
  }
  expect(terms()).toEqual(stated)
  expect((await open(texts)).terms()).toEqual(stated)
})

test('choosing twice deselects', async () => {
  const { say, tell, terms } = await open()
  for (const card of ['삼성카드', '삼성카드', '없는카드']) await say(cardToggled, card)
  for (const _ of [1, 2]) await tell(cashToggled)
  expect(terms()).toEqual(defaultTerms)
})

test('all terms can be reset at once', async () => {
  const { say, tell, terms } = await open()
  await say(regionChosen, 'jeju')
  await tell(termsReset)
  expect(terms()).toEqual(defaultTerms)
})
