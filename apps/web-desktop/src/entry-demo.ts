// First of all styles: it settles the order of their layers.
import '@jeoul/ui/styles.css'
import { startDemo } from '@jeoul/demo'
import { site } from './site.ts'

startDemo(site, { isMobile: false })
