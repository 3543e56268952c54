import { expect, test } from 'vitest'
import { checkDiscount } from './check-discount.ts'
import { run, seriesOf, today } from './testing/series-of.ts'

const check = (percent: number, total: number, ...runs: Parameters<typeof seriesOf>[0]) =>
  checkDiscount({ mall_name: '몰', percent, total }, seriesOf(runs), today)

test.each([
  ['as much as observed', check(20, 800, run(30, 1, 1000)), 1000, 20, true],
  ['more by a percent, which rounding may make', check(21, 800, run(30, 1, 1000)), 1000, 20, true],
  ['more than that', check(22, 800, run(30, 1, 1000)), 1000, 20, false],
  [
    'more than observed, since it was once as low',
    check(20, 800, run(30, 6, 1000), run(5, 5, 800)),
    800,
    0,
    false,
  ],
  ['dearer than before', check(10, 1100, run(30, 1, 1000)), 1000, -10, false],
  ['a low of today does not count', check(20, 800, run(30, 1, 1000), run(0, 0, 500)), 1000, 20, true],
  ['a low of 31 days ago does not count', check(20, 800, run(99, 31, 500), run(30, 1, 1000)), 1000, 20, true],
  ['nothing observed', check(20, 800, run(0, 0, 1000)), null, null, false],
  ['a price that goes on from before today', check(20, 800, run(30, 0, 1000)), 1000, 20, true],
])('"set beside the lowest of the 30 days before": %s', (_, checked, before, observed, isSupported) => {
  expect(checked).toMatchObject({ before, observed, isSupported })
})
