import { type Piece, pairsOf } from '../build.ts'
import { type Figure, figure, labelled, perPiece, readWord, readWords, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { chipsetName, type Support, supportOn } from './chipset-tables.ts'

/** Other names of the same socket. */
const aliases: Readonly<Record<string, string>> = { STR4: 'TR4', LGA115: 'LGA1151' }

/** Sockets that need no normalization. */
const usual: ReadonlySet<string> = new Set(['AM4', 'AM5', 'LGA1151', 'LGA1200', 'LGA1700', 'LGA1851'])

/** Normalizes the spelling of a socket: `LGA 1700` becomes `LGA1700`. */
function socketName(text: string): string {
  if (usual.has(text)) return text
  const name = text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^SOCKET/, '')
    .replace(/^LGA-/, 'LGA')
    .replace(/V[12]$/, '')
  return aliases[name] ?? name
}

/** The socket's name without the number of sockets and the shape of the frame: `2 x LGA 2011-3 Narrow`. */
export function bareSocket(socket: string): string {
  return socket.replace(/^\d+X(?=[A-Z])/, '').replace(/NARROW$/, '')
}

const socketOwners: Readonly<Partial<Record<Piece['kind'], string>>> = {
  cpu: 'CPU 소켓',
  motherboard: '메인보드 소켓',
}

/** The socket of a processor or a motherboard, normalized. */
export const socketOf = perPiece((piece): Figure<string> => {
  const text = readWord(piece.figures.socket)
  const label = socketOwners[piece.kind] ?? '소켓'
  return figure(piece, { label }, text === null ? null : socketName(text), String)
})

/** The sockets that a cooler can be mounted on. */
export const coolerSocketsOf = perPiece((piece): Figure<readonly string[]> => {
  const words = readWords(piece.figures.sockets)?.map(socketName)
  const labels = { label: '쿨러 지원 소켓', about: '쿨러가 지원하는 소켓' }
  return figure(piece, labels, words ? [...new Set(words)] : null, sockets => sockets.join('·'))
})

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
      const socket = socketOf(board).value ?? socketOf(cpu).value
      const family = figure(cpu, { label: 'CPU 세대' }, readWord(cpu.figures.generation), String)
      const set = figure(board, { label: '메인보드 칩셋' }, readWord(board.figures.chipset), chipsetName)
      const figures = [family, set]
      if (socketsDiffer(socketOf(cpu).value, socketOf(board).value)) return []
      if (family.value === null || set.value === null) return unknown(family, set)
      const support = socket === null ? null : supportOn(bareSocket(socket), set.value, family.value)
      const pair = `${labelled(set)}에서 ${labelled(family)}`
      return support === null
        ? verdict('unknown', `${pair}의 지원 여부를 알 수 없어요`, figures)
        : verdict(outcomes[support], `${pair}: ${endings[support]}`, figures)
    }),
}

/** Different sockets are reported by the rule for sockets. */
function socketsDiffer(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && bareSocket(one) !== bareSocket(other)
}
