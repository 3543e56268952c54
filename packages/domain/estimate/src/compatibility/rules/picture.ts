import { pairsOf, piecesOf } from '../build.ts'
import { figure, unknown, verdict } from '../figure.ts'
import { readFlag } from '../read.ts'
import type { Rule } from '../rule.ts'

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
