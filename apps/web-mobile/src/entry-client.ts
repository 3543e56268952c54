import { startInPieces } from '@jeoul/runtime/start'

startInPieces(() => import('./start-site.ts'))
