import { pairsOf } from '../build.ts'
import { labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { bareSocket, socketOf } from './sockets.ts'

/** Older processors that a later socket also takes (assumed). */
const alsoTakes: Readonly<Record<string, readonly string[]>> = {
  'AM3+': ['AM3'],
  'FM2+': ['FM2'],
  'AM2+': ['AM2', 'AM3'],
}

/** Processor and motherboard have the same socket (assumed). */
export const socket: Rule = {
  id: 'socket',
  reads: { cpu: ['socket'], motherboard: ['socket'] },
  check: build =>
    pairsOf(build, 'cpu', 'motherboard').map(([cpu, board]) => {
      const of = socketOf(cpu)
      const on = socketOf(board)
      if (of.value === null || on.value === null) return unknown(of, on)
      if (bareSocket(of.value) === bareSocket(on.value)) {
        return verdict('pass', `${labelled(of)} = ${labelled(on)}`, [of, on])
      }
      return alsoTakes[on.value]?.includes(of.value)
        ? verdict('pass', `${labelled(on)}에는 ${of.value} CPU도 들어가요`, [of, on])
        : verdict('problem', `${labelled(of)} ≠ ${labelled(on)}`, [of, on])
    }),
}
