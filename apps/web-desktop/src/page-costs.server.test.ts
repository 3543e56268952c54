import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: false },
  {
    home: { updates: 1_290, units: 860, bytes: 17_400 },
    list: { updates: 1_770, units: 1_190, bytes: 43_800 },
    search: { updates: 1_460, units: 1_010, bytes: 37_800 },
    item: { updates: 1_600, units: 1_020, bytes: 23_700 },
    reviews: { updates: 1_360, units: 960, bytes: 27_900 },
    compare: { updates: 1_860, units: 890, bytes: 120_400 },
    link: { updates: 1_330, units: 830, bytes: 86_300 },
    notices: { updates: 1_040, units: 730, bytes: 10_200 },
    notice: { updates: 1_120, units: 770, bytes: 10_500 },
    wish: { updates: 990, units: 720, bytes: 9_300 },
    estimate: { updates: 1_010, units: 725, bytes: 9_300 },
  },
)
