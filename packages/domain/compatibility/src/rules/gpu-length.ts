import { amount, atMost } from '../figures/figure.ts'
import { pairsOf, type Rule } from '../rule.ts'

/** "그래픽카드 길이 357.6 mm > 케이스 허용 322 mm" (assumed). */
export const gpuLength: Rule = {
  id: 'gpu-length',
  kinds: ['gpu', 'case'],
  check: build =>
    pairsOf(build, 'gpu', 'case').map(([gpu, housing]) =>
      atMost(
        amount(gpu, { label: '그래픽카드 길이' }, gpu.figures.length, 'mm'),
        amount(
          housing,
          { label: '케이스 허용', about: '케이스가 허용하는 그래픽카드 길이' },
          housing.figures.max_gpu,
          'mm',
        ),
      ),
    ),
}
