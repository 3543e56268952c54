import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: true },
  {
    home: { updates: 1_130, units: 740, bytes: 17_400 },
    list: { updates: 1_270, units: 830, bytes: 35_000 },
    search: { updates: 1_260, units: 830, bytes: 33_300 },
    item: { updates: 1_500, units: 920, bytes: 91_500 },
    reviews: { updates: 1_260, units: 840, bytes: 27_700 },
    compare: { updates: 1_730, units: 730, bytes: 118_500 },
    link: { updates: 1_190, units: 680, bytes: 85_000 },
    notices: { updates: 830, units: 550, bytes: 10_200 },
    notice: { updates: 910, units: 590, bytes: 10_500 },
    wish: { updates: 780, units: 540, bytes: 9_300 },
    estimate: { updates: 800, units: 560, bytes: 9_300 },
  },
)
