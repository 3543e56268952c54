import type { Loaded } from '@jeoul/api'
import { refusedLoad } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { offerListOutcome } from './offer-list-outcome.ts'
import { marketOf } from './testing/market-of.ts'

type Answer = Loaded<readonly Market[]> | undefined
const some: Answer = { status: 'full', data: [marketOf()] }
const none: Answer = { status: 'full', data: [] }
const late: Answer = { status: 'loading', data: null }

describe('all offers', () => {
  test.each<[string, Answer, Answer, string]>([
    ['nobody asked yet', undefined, undefined, 'waiting'],
    ['cash on its way', late, some, 'waiting'],
    ['card on its way', some, late, 'waiting'],
    ['both there', some, some, 'ready'],
    ['nobody sells it', none, none, 'empty'],
    ['cash failed', refusedLoad, some, 'failed'],
    ['card failed', some, refusedLoad, 'cash-only'],
  ])('%s', (_, cash, card, outcome) => {
    expect(offerListOutcome({ cash, card })).toBe(outcome)
  })
})

describe('a tab of its own', () => {
  test.each<[string, Answer, Answer, string]>([
    ['on its way, while other orders are there', some, late, 'waiting'],
    ['on its way, like everything', late, late, 'waiting'],
    ['failed', some, refusedLoad, 'failed'],
    ['there, without cash prices', refusedLoad, some, 'card-only'],
    ['empty', some, none, 'empty'],
  ])('%s', (_, cash, inTab, outcome) => {
    expect(offerListOutcome({ cash, card: inTab, inTab })).toBe(outcome)
  })
})
