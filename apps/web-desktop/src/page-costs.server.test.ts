import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: false },
  {
    home: { updates: 2_050, units: 1_340, bytes: 19_000 },
    list: { updates: 2_670, units: 1_582, bytes: 42_400 },
    search: { updates: 2_280, units: 1_400, bytes: 36_400 },
    item: { updates: 1_890, units: 1_200, bytes: 100_100 },
    reviews: { updates: 1_800, units: 1_220, bytes: 30_100 },
    compare: { updates: 2_590, units: 1_250, bytes: 129_800 },
    link: { updates: 1_740, units: 1_080, bytes: 93_000 },
    notices: { updates: 1_340, units: 890, bytes: 10_900 },
    notice: { updates: 1_460, units: 960, bytes: 11_300 },
    wish: { updates: 1_240, units: 870, bytes: 9_900 },
    estimate: { updates: 1_260, units: 890, bytes: 10_000 },
  },
)
