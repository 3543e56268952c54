import type { PartKind } from '@jeoul/api/types'
import { countOf, pairsOf, piecesOf } from '../build.ts'
import { figure, readFlag, unknown, verdict } from '../figure.ts'
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

/** A build without a graphics card needs a processor with integrated graphics (assumed). */
export const picture: Rule = {
  id: 'picture',
  reads: { cpu: ['graphics'], motherboard: [], gpu: [] },
  asksForMore: true,
  check: build => {
    if (piecesOf(build, 'gpu').length > 0) return []
    return pairsOf(build, 'cpu', 'motherboard').map(([cpu]) => {
      const { graphics } = cpu.figures
      const labels = { label: 'CPU 내장 그래픽', about: 'CPU에 내장 그래픽이 있는지' }
      const has = figure(cpu, labels, readFlag(graphics), read => (read ? '있음' : '없음'))
      if (has.value === null) return unknown(has)
      return has.value
        ? verdict('pass', 'CPU 내장 그래픽 있음', [has])
        : verdict('problem', 'CPU 내장 그래픽 없음, 그래픽카드 없음: 화면이 나오지 않아요', [has])
    })
  },
}

/** A build without a cooler needs a processor that includes one (assumed). */
export const cooling: Rule = {
  id: 'cooling',
  reads: { cpu: ['cooler_included'], motherboard: [], cooler: [] },
  asksForMore: true,
  check: build => {
    if (piecesOf(build, 'cooler').length > 0) return []
    return pairsOf(build, 'cpu', 'motherboard').map(([cpu]) => {
      const labels = { label: 'CPU 기본 쿨러', about: 'CPU에 쿨러가 들어 있는지' }
      const has = figure(cpu, labels, readFlag(cpu.figures.cooler_included), read =>
        read ? '포함' : '미포함',
      )
      if (has.value === null) return unknown(has)
      return has.value
        ? verdict('pass', 'CPU 기본 쿨러 포함', [has])
        : verdict('problem', 'CPU 기본 쿨러 미포함, CPU 쿨러 없음', [has])
    })
  },
}
