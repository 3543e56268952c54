import type { PlanQuestion } from './plan-question.ts'
import { solve } from './solve.ts'

addEventListener('message', ({ data }: MessageEvent<PlanQuestion>) => postMessage(solve(data)))
