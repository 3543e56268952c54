import { type PlanQuestion, type PurchasePlan, solve } from '@jeoul/estimate/plan'
import { mallOfferOf } from '@jeoul/estimate/plan/testing/market-questions'
import { defaultTerms, type PaymentTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { drawPlan } from './draw-plan.ts'

const paid = { costDelivery: { kind: 'paid', fee: 3_000 } } as const
const unknown = { costDelivery: { kind: 'unknown' } } as const

type Part = Omit<PlanQuestion['parts'][number], 'quantity'> & { readonly quantity?: number }

function drawn(
  parts: readonly Part[],
  terms: Partial<PaymentTerms> = {},
  changes: Partial<PurchasePlan> = {},
) {
  const question = {
    parts: parts.map(part => ({ quantity: 1, ...part })),
    terms: { ...defaultTerms, ...terms },
  }
  return drawPlan(question, { ...solve(question), ...changes }, 12)
}

const cpu = {
  partId: '1',
  name: '라이젠',
  offers: [mallOfferOf('갑', paid), mallOfferOf('을', { cash: 12_000, ...paid })],
}
const board = {
  partId: '2',
  name: '메인보드',
  offers: [mallOfferOf('갑', { cash: 19_000, ...paid }), mallOfferOf('을', paid)],
}
const fan = { partId: '3', name: '쿨러', offers: [mallOfferOf('병')] }

describe('each way to buy', () => {
  test('states what it includes, and what it saves', () => {
    const { choices, best, separate, notes } = drawn([cpu, board])
    expect(choices.map(({ label, total, basis, saving }) => [label, total, basis, saving])).toEqual([
      ['몰 1곳에서', 25_000, '몰 1곳 · 배송비 3,000원 포함', ''],
      ['몰 2곳까지', 25_000, '몰 1곳 · 배송비 3,000원 포함', '몰 1곳에서 살 때와 같아요'],
      ['몰 수 제한 없이', 25_000, '몰 1곳 · 배송비 3,000원 포함', '몰 2곳까지 살 때와 같아요'],
    ])
    expect(best).toBe('one')
    expect(separate).toBe(
      '부품마다 가장 싼 몰에서 따로 사면 26,000원이에요. 배송비까지 함께 보면 1,000원을 아껴요.',
    )
    expect(notes).toEqual([])
  })

  test('names missing parts, and is not compared with a complete plan', () => {
    const { choices, best } = drawn([cpu, board, fan])
    expect(choices[0]?.notes).toEqual(['여기에서 살 수 없는 부품이 있어요: 쿨러'])
    expect(choices.map(({ missing, saving }) => [missing, saving])).toEqual([
      [1, ''],
      [0, ''],
      [0, '몰 2곳까지 살 때와 같아요'],
    ])
    expect(best).toBe('two')
  })

  test('"Unknown delivery is unknown, never free"', () => {
    const [choice] = drawn([{ ...fan, offers: [mallOfferOf('갑', unknown)] }]).choices
    expect(choice?.basis).toBe('몰 1곳 · 배송비 확인 필요')
    expect(choice?.notes).toEqual(['배송비를 알 수 없는 상품이 있어 더 내야 할 수도 있어요.'])
    expect(choice?.orders[0]?.lines.at(-1)).toEqual({ label: '알려지지 않은 배송비', amount: null })
  })
})

describe('an order', () => {
  test('adds up, names its payment and links to each offer', () => {
    const card = { kind: 'card', name: '삼성카드', percent: 10 } as const
    const [choice] = drawn(
      [
        {
          ...fan,
          quantity: 2,
          offers: [mallOfferOf('갑', { ...paid, discounts: [card], costRegion: { jeju: 4_000 } })],
        },
      ],
      { cards: ['삼성카드'], region: 'jeju' },
    ).choices
    expect(choice?.orders).toMatchObject([
      {
        payment: '삼성카드 결제 · 12개월 이자 별도',
        parts: [{ name: '쿨러', pieces: '2개', goods: 20_000, link: { direct: 'https://mall.example/7' } }],
        lines: [
          { label: '상품 합계', amount: 20_000 },
          { label: '카드 할인 삼성카드 (20,000원의 10%)', amount: -2_000 },
          { label: '배송비 (제주 추가 배송비 포함)', amount: 7_000 },
        ],
        total: 25_000,
      },
    ])
  })

  test('states if more pieces, or separate orders, cost less', () => {
    const above = {
      cash: 1_000,
      costDelivery: { kind: 'free-above', threshold: 10_000, fee: 3_000 },
    } as const
    const coupon = { discounts: [{ kind: 'coupon', name: '쿠폰', amount: 1_000 } as const] }
    const more = drawn([{ ...fan, quantity: 9, offers: [mallOfferOf('갑', above)] }])
    expect(more.choices[0]?.orders[0]?.parts[0]?.pieces).toBe('10개 (9개보다 저렴해요)')
    const separate = drawn([cpu, board].map(part => ({ ...part, offers: [mallOfferOf('갑', coupon)] })))
    expect(separate.choices[0]?.notes).toEqual(['갑에서는 2번에 나누어 주문하는 편이 더 싸요.'])
  })
})

const withFree = (months: number) => {
  const offer = mallOfferOf('갑', { cash: 10_000 })
  return { ...offer, market: { ...offer.market, cardInstallment: months } }
}

test.each([
  [12, [12, 24], '무이자'],
  [24, [12, 24], '이자 별도'],
  [12, [0, 24], '이자 별도'],
] as const)('an order in %i months, with %j free of interest, is %s', (months, free, words) => {
  const parts = [cpu, board].map(({ partId, name }, at) => ({
    partId,
    name,
    quantity: 1,
    offers: [withFree(free[at] ?? 0)],
  }))
  const question = { parts, terms: defaultTerms }
  const [choice] = drawPlan(question, solve(question), months).choices
  expect(choice?.orders.map(({ payment }) => payment)).toEqual([`카드 결제 · ${months}개월 ${words}`])
})

test('regression: a plan without a part that no mall sells had the total of a whole one', () => {
  const { choices } = drawn([cpu, { ...fan, offers: [] }])
  expect(choices.map(({ missing }) => missing)).toEqual([1, 1, 1])
})

test('names parts that nobody sells', () => {
  expect(drawn([{ ...fan, offers: [] }])).toMatchObject({
    choices: [],
    notes: ['쿨러: 지금 살 수 있는 몰이 없어요.'],
  })
})

test('states how much a search that ended early may be off', () => {
  expect(drawn([cpu], {}, { isExact: false, maxDifference: 3_000 }).notes).toEqual([
    '조합이 너무 많아 모두 비교하지는 못했어요. 최대 3,000원까지 더 저렴한 방법이 있을 수 있어요.',
  ])
})
