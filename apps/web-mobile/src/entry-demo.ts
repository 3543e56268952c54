// Must be the first import of styles: it defines the order of the cascade layers.
import '@jeoul/ui/styles.css'
import { startDemo } from '@jeoul/server/demo'
import { site } from './site.ts'

startDemo(site, { isMobile: true })
