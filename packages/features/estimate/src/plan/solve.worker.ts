import type { PlanQuestion } from '@jeoul/estimate/plan'
import { solve } from '@jeoul/estimate/plan'

addEventListener('message', ({ data }: MessageEvent<PlanQuestion>) => postMessage(solve(data)))
