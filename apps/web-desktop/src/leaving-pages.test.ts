import { testLeavingPages } from '@jeoul/testing/leaving-pages'
import { site } from './site.ts'

testLeavingPages(site, { isMobile: false })
