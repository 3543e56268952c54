import { reviewReport } from '@jeoul/reviews/threads'
import { sample } from 'effector'
import { memberLayer } from '../writing/member-layer.ts'

// Whoever comes back with a login sees what becomes of the report.
sample({ clock: reviewReport.resumed, fn: () => 'review-report' as const, target: memberLayer.opened })
