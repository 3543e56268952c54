// First of all styles: it settles the order of their layers.
import '@jeoul/ui/styles.css'
import { bootstrapInStages } from '@jeoul/ssr/start'

bootstrapInStages(() => import('./start-site.ts'))
