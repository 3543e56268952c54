import { reviewReport } from '@jeoul/reviews/threads'
import { sample } from 'effector'
import { memberLayer } from '../writing/member-layer.ts'

// After logging in, show the shopper the outcome of their report.
sample({ clock: reviewReport.resumed, fn: () => 'review-report' as const, target: memberLayer.opened })
