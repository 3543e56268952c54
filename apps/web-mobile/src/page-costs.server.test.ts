import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: true },
  {
    home: { updates: 2_060, units: 1_350, bytes: 19_000 },
    list: { updates: 2_220, units: 1_310, bytes: 37_300 },
    search: { updates: 2_280, units: 1_410, bytes: 36_400 },
    item: { updates: 1_910, units: 1_210, bytes: 100_100 },
    reviews: { updates: 1_810, units: 1_240, bytes: 30_100 },
    compare: { updates: 2_610, units: 1_270, bytes: 129_800 },
    link: { updates: 1_750, units: 1_090, bytes: 93_000 },
    notices: { updates: 1_360, units: 910, bytes: 10_900 },
    notice: { updates: 1_470, units: 980, bytes: 11_300 },
    wish: { updates: 1_260, units: 890, bytes: 9_900 },
    estimate: { updates: 1_280, units: 900, bytes: 10_000 },
  },
)
