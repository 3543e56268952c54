import { pairsOf } from '../build.ts'
import { atMost } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { gpuLengthOf, gpuRoomOf } from './lengths.ts'

/** "그래픽카드 길이 357.6 mm > 케이스 허용 322 mm" (assumed). */
export const gpuLength: Rule = {
  id: 'gpu-length',
  reads: { gpu: ['length'], case: ['max_gpu'] },
  check: build =>
    pairsOf(build, 'gpu', 'case').map(([gpu, housing]) => atMost(gpuLengthOf(gpu), gpuRoomOf(housing))),
}
