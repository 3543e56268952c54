import { testPageCosts } from '@jeoul/testing/page-costs'

testPageCosts(
  () => import('./site.ts'),
  { isMobile: false },
  {
    home: { updates: 1_130, units: 730, bytes: 17_400 },
    list: { updates: 1_680, units: 1_070, bytes: 38_800 },
    search: { updates: 1_330, units: 860, bytes: 33_300 },
    item: { updates: 1_480, units: 900, bytes: 91_500 },
    reviews: { updates: 1_240, units: 830, bytes: 27_700 },
    compare: { updates: 1_710, units: 720, bytes: 118_500 },
    link: { updates: 1_170, units: 660, bytes: 85_000 },
    notices: { updates: 820, units: 530, bytes: 10_200 },
    notice: { updates: 890, units: 580, bytes: 10_500 },
    wish: { updates: 770, units: 530, bytes: 9_300 },
    estimate: { updates: 790, units: 550, bytes: 9_300 },
  },
)
