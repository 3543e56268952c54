import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: false },
  {
    home: { updates: 1_290, units: 860, bytes: 17_400 },
    list: { updates: 1_930, units: 1_220, bytes: 33_900 },
    search: { updates: 1_600, units: 1_030, bytes: 27_700 },
    item: { updates: 1_730, units: 1_030, bytes: 17_800 },
    reviews: { updates: 1_500, units: 990, bytes: 22_000 },
    compare: { updates: 1_920, units: 915, bytes: 113_000 },
    link: { updates: 1_420, units: 860, bytes: 79_500 },
    notices: { updates: 1_050, units: 730, bytes: 10_200 },
    notice: { updates: 1_120, units: 780, bytes: 10_500 },
    wish: { updates: 1_000, units: 730, bytes: 9_300 },
    estimate: { updates: 1_020, units: 740, bytes: 9_300 },
  },
)
