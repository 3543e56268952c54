import { itemReport } from '@jeoul/product/actions'
import { sample } from 'effector'
import { itemLayer } from './item-layer.ts'

// After logging in, show the shopper the outcome of their report.
sample({ clock: itemReport.resumed, fn: () => 'report' as const, target: itemLayer.opened })
