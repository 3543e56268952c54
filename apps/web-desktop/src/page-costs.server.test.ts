import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: false },
  {
    home: { updates: 1_290, units: 850, bytes: 17_400 },
    list: { updates: 1_920, units: 1_220, bytes: 33_900 },
    search: { updates: 1_570, units: 1_020, bytes: 27_700 },
    item: { updates: 1_690, units: 1_020, bytes: 17_800 },
    reviews: { updates: 1_470, units: 990, bytes: 22_000 },
    compare: { updates: 1_920, units: 890, bytes: 113_000 },
    link: { updates: 1_410, units: 840, bytes: 79_500 },
    notices: { updates: 1_040, units: 710, bytes: 10_200 },
    notice: { updates: 1_120, units: 760, bytes: 10_500 },
    wish: { updates: 990, units: 710, bytes: 9_300 },
    estimate: { updates: 1_020, units: 720, bytes: 9_300 },
  },
)
