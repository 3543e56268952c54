// Must be the first import of styles: it defines the order of the cascade layers.
import '@jeoul/ui/styles.css'
import { startSite } from '@jeoul/ssr/start'

startSite(() => import('./site.ts'))
