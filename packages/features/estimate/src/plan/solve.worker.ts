import { type PlanQuestion, solve } from '@jeoul/estimate/plan'

addEventListener('message', ({ data }: MessageEvent<PlanQuestion>) => postMessage(solve(data)))
