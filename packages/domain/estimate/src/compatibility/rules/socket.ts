import { type Piece, pairsOf } from '../build.ts'
import { type Figure, figure, labelled, perPiece, readWord, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { createVocabulary, differing, namesIn, sharedName } from '../vocabulary.ts'
import { chipsetName, type Support, supportOn } from './chipset-tables.ts'

/** The sockets of desktop, workstation and server processors. */
export const sockets = createVocabulary(
  [
    ...'754 939 940 AM1 AM2 AM2+ AM3 AM3+ AM4 AM5 FM1 FM2 FM2+ C32 G34 TR4 STRX4 STR5 SWRX8 SP3 SP5 SP6'.split(
      ' ',
    ),
    ...'LGA771 LGA775 LGA1150 LGA1151 LGA1155 LGA1156 LGA1200 LGA1356 LGA1366 LGA1700 LGA1851 LGA1954'.split(
      ' ',
    ),
    ...'LGA2011 LGA2011-3 LGA2066 LGA3647 LGA4189 LGA4677 LGA4710'.split(' '),
    'LGA2011-3 Narrow',
    'CPU 일체형',
  ],
  {
    also: { STR4: 'TR4', LGA115: 'LGA1151', LGA115X: 'LGA1151', '115X': 'LGA1151', LGA2011V3: 'LGA2011-3' },
    bare: word =>
      word
        .replace(/^INTEGRATED\w+$/, 'CPU일체형')
        .replace(/^\d+X(?=[A-Z])/, '')
        .replace(/^(AMD|INTEL|인텔)(\((.*)\)$)?/, '$3')
        .replace(/^(SOCKET|소켓)/, '')
        .replace(/^(FC)?(LGA)?(?=\d{4})/, 'LGA')
        .replace(/V[12]$/, ''),
  },
)

const socketOwners: Readonly<Partial<Record<Piece['kind'], string>>> = {
  cpu: 'CPU 소켓',
  motherboard: '메인보드 소켓',
}

/** The sockets of a processor or a motherboard: more than one if its maker lists older ones. */
export const socketOf = perPiece((piece): Figure<readonly string[]> => {
  const label = socketOwners[piece.kind] ?? '소켓'
  return namesIn(piece, { label }, piece.figures.socket, sockets)
})

/** The sockets that a cooler can be mounted on. */
export const coolerSocketsOf = perPiece((piece): Figure<readonly string[]> => {
  const labels = { label: '쿨러 지원 소켓', about: '쿨러가 지원하는 소켓' }
  return namesIn(piece, labels, piece.figures.sockets, sockets)
})

/** Processors that another socket also takes: older ones, and those in the same socket with a narrow frame (assumed). */
const alsoTakes = new Map([
  ['AM3+', ['AM3']],
  ['FM2+', ['FM2']],
  ['AM2+', ['AM2', 'AM3']],
  ['LGA2011-3 Narrow', ['LGA2011-3']],
])

/** Processor and motherboard have the same socket (assumed). */
export const socket: Rule = {
  id: 'socket',
  reads: { cpu: ['socket'], motherboard: ['socket'] },
  check: build =>
    pairsOf(build, 'cpu', 'motherboard').map(([cpu, board]) => {
      const of = socketOf(cpu)
      const on = socketOf(board)
      if (of.value === null || on.value === null) return unknown(of, on)
      if (sharedName(of, on) !== undefined) {
        return verdict('pass', `${labelled(of)} = ${labelled(on)}`, [of, on])
      }
      const taken = takenName(of, on)
      return taken === undefined
        ? differing(of, on, sockets)
        : verdict('pass', `${labelled(on)}에는 ${taken} CPU도 들어가요`, [of, on])
    }),
}

/** The processor's socket that the motherboard takes. */
function takenName(of: Figure<readonly string[]>, on: Figure<readonly string[]>): string | undefined {
  const taken = on.value?.flatMap(name => [name, ...(alsoTakes.get(name) ?? [])])
  return of.value?.find(name => taken?.includes(name))
}

const outcomes = { pass: 'pass', update: 'conditional', never: 'problem' } as const

const endings: Readonly<Record<Support, string>> = {
  pass: '처음부터 지원해요',
  update: 'BIOS를 업데이트해야 쓸 수 있어요. 출고된 버전을 확인해 주세요',
  never: '지원하지 않아요',
}

/** A chipset supports a generation of processors at once, after a BIOS update, or never (assumed). */
export const chipset: Rule = {
  id: 'chipset',
  reads: { cpu: ['socket', 'generation'], motherboard: ['socket', 'chipset'] },
  check: build =>
    pairsOf(build, 'cpu', 'motherboard').flatMap(([cpu, board]) => {
      const [of, on] = [socketOf(cpu), socketOf(board)]
      const isComparable = of.value !== null && on.value !== null
      const socket = isComparable ? takenName(of, on) : (on.value ?? of.value)?.[0]
      // Different sockets are reported by the rule for sockets.
      if (isComparable && socket === undefined) return []
      const family = figure(cpu, { label: 'CPU 세대' }, readWord(cpu.figures.generation), String)
      const set = figure(board, { label: '메인보드 칩셋' }, readWord(board.figures.chipset), chipsetName)
      const figures = [family, set]
      if (family.value === null || set.value === null) return unknown(family, set)
      const support = socket === undefined ? null : supportOn(socket, set.value, family.value)
      const pair = `${labelled(set)}에서 ${labelled(family)}`
      return support === null
        ? verdict('unknown', `${pair}의 지원 여부를 알 수 없어요`, figures)
        : verdict(outcomes[support], `${pair}: ${endings[support]}`, figures)
    }),
}
