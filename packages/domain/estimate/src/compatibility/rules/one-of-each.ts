import type { PartKind } from '@jeoul/api/types'
import { countOf, piecesOf } from '../build.ts'
import { figure, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'

const single: Readonly<Partial<Record<PartKind, string>>> = {
  cpu: 'CPU',
  motherboard: '메인보드',
  case: '케이스',
  power: '파워',
  cooler: 'CPU 쿨러',
}

const kinds: readonly PartKind[] = ['cpu', 'motherboard', 'case', 'power', 'cooler']

/**
 * Warns about several parts of a kind that a PC has once. The build may be for several PCs, which no rule can know
 * (assumed).
 */
export const oneOfEach: Rule = {
  id: 'one-of-each',
  reads: { cpu: [], motherboard: [], case: [], power: [], cooler: [] },
  check: build =>
    kinds.flatMap(kind => {
      const pieces = piecesOf(build, kind)
      const count = countOf(pieces)
      if (count < 2) return []
      const figures = pieces.map(piece =>
        figure(piece, { label: `${single[kind]} 수` }, piece.quantity, read => `${read}개`),
      )
      return [verdict('warning', `${single[kind]} ${count}개 > PC 한 대에 1개`, figures)]
    }),
}
