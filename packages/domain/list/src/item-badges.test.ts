import { expect, test } from 'vitest'
import { itemBadges } from './item-badges.ts'

test.each<[string, Parameters<typeof itemBadges>[0], string[]]>([
  ['nothing where the host says nothing', {}, []],
  ['nothing for what is not so', { ad: false, hotdeal: false, event: false, stdpc: false }, []],
  ['a paid placement', { ad: true }, ['광고 amber']],
  ['a hot deal', { hotdeal: true }, ['핫딜 red']],
  ['an event', { event: true }, ['이벤트 brand']],
  ['a standard PC', { stdpc: true }, ['표준PC plain']],
  [
    'all in one order, the paid placement first',
    { stdpc: true, event: true, hotdeal: true, ad: true },
    ['광고 amber', '핫딜 red', '이벤트 brand', '표준PC plain'],
  ],
])('a row says %s', (_, item, expected) => {
  expect(itemBadges(item).map(({ text, tone }) => `${text} ${tone}`)).toEqual(expected)
})
