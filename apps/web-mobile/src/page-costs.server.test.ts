import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: true },
  {
    home: { updates: 1_280, units: 840, bytes: 17_400 },
    list: { updates: 1_390, units: 910, bytes: 22_400 },
    search: { updates: 1_420, units: 940, bytes: 21_500 },
    item: { updates: 1_680, units: 1_020, bytes: 15_900 },
    reviews: { updates: 1_470, units: 980, bytes: 21_100 },
    compare: { updates: 1_920, units: 880, bytes: 113_000 },
    link: { updates: 1_410, units: 830, bytes: 79_500 },
    notices: { updates: 1_040, units: 710, bytes: 10_200 },
    notice: { updates: 1_110, units: 750, bytes: 10_500 },
    wish: { updates: 990, units: 700, bytes: 9_300 },
    estimate: { updates: 1_010, units: 720, bytes: 9_300 },
  },
)
