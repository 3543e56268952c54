import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: true },
  {
    home: { updates: 1_290, units: 860, bytes: 17_400 },
    list: { updates: 1_520, units: 1_020, bytes: 22_400 },
    search: { updates: 1_550, units: 1_010, bytes: 21_400 },
    item: { updates: 1_730, units: 1_030, bytes: 15_900 },
    reviews: { updates: 1_500, units: 990, bytes: 21_100 },
    compare: { updates: 1_920, units: 915, bytes: 113_000 },
    link: { updates: 1_420, units: 860, bytes: 79_500 },
    notices: { updates: 1_050, units: 730, bytes: 10_200 },
    notice: { updates: 1_120, units: 780, bytes: 10_500 },
    wish: { updates: 1_000, units: 730, bytes: 9_300 },
    estimate: { updates: 1_020, units: 750, bytes: 9_300 },
  },
)
