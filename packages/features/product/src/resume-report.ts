import { itemReport } from '@jeoul/layer'
import { sample } from 'effector'
import { itemLayer } from './item-layer.ts'

// Whoever comes back with a login sees what becomes of the report.
sample({ clock: itemReport.resumed, fn: () => 'report' as const, target: itemLayer.opened })
