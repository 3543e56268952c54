// First of all styles: it settles the order of their layers.
import '@jeoul/ui/styles.css'
import { startInPieces } from '@jeoul/runtime/start'

startInPieces([() => import('./pages/category/model.ts')], () => import('./start-site.ts'))
