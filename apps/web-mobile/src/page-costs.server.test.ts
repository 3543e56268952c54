import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: true },
  {
    home: { updates: 1_290, units: 860, bytes: 17_400 },
    list: { updates: 1_500, units: 1_020, bytes: 39_200 },
    search: { updates: 1_450, units: 1_000, bytes: 37_800 },
    item: { updates: 1_620, units: 1_020, bytes: 22_700 },
    reviews: { updates: 1_360, units: 960, bytes: 27_900 },
    compare: { updates: 1_870, units: 890, bytes: 120_400 },
    link: { updates: 1_340, units: 830, bytes: 86_300 },
    notices: { updates: 1_050, units: 730, bytes: 10_200 },
    notice: { updates: 1_120, units: 770, bytes: 10_500 },
    wish: { updates: 1_000, units: 720, bytes: 9_300 },
    estimate: { updates: 1_010, units: 725, bytes: 9_300 },
  },
)
