// Must be the first import of styles: it defines the order of the cascade layers.
import '@jeoul/ui/styles.css'
import { bootstrapInStages } from '@jeoul/ssr/start'

bootstrapInStages(() => import('./start-site.ts'))
