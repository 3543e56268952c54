// First of all styles: it settles the order of their layers.
import '@jeoul/ui/styles.css'
import { startInPieces } from '@jeoul/ssr/start'

startInPieces(() => import('./start-site.ts'))
