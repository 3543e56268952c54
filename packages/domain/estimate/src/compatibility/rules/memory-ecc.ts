import { type Build, type Piece, pairsOf, piecesOf } from '../build.ts'
import { type Figure, figure, readFlag, unknown, verdict } from '../figure.ts'
import type { Rule, Verdict } from '../rule.ts'
import { socketOf } from './socket.ts'

/** Sockets of boards that never take registered memory, and sockets of boards that take only registered memory (assumed). */
const unbuffered = /^(AM[1-5]\+?|FM[12]\+?|TR4|STRX4|LGA(775|115[0156]|1200|1700|1851|2066))$/
const registeredOnly = ['STR5']

/**
 * Registered memory fits only boards made for it, and unbuffered memory only the others. ECC memory needs a motherboard
 * and a processor that correct errors; otherwise it runs without correction (assumed).
 */
export const memoryEcc: Rule = {
  id: 'memory-ecc',
  reads: { memory: ['ecc', 'registered'], motherboard: ['ecc', 'registered', 'socket'], cpu: ['ecc'] },
  check: build =>
    pairsOf(build, 'memory', 'motherboard').flatMap(([memory, board]) => [
      registration(memory, board),
      ...correction(memory, board, build),
    ]),
}

const flag = (piece: Piece, about: string, value: unknown, yes: string, no: string) =>
  figure(piece, { label: about }, readFlag(value), read => (read ? yes : no))

function registration(memory: Piece, board: Piece): Verdict {
  const is = flag(memory, '메모리의 레지스터드 여부', memory.figures.registered, '레지스터드', '언버퍼드')
  const on = socketOf(board)
  const takes = flag(board, '메인보드의 레지스터드 메모리 지원', board.figures.registered, '지원', '미지원')
  if (is.value === null) return unknown(is)
  const taken = takes.value ?? takenOn(on)
  const figures = takes.value === null ? [is, on] : [is, takes]
  if (taken === null) {
    return verdict('unknown', `${is.shown} 메모리를 메인보드가 지원하는지 알 수 없어요`, figures)
  }
  const side = `메인보드 ${taken ? '레지스터드' : '언버퍼드'} 전용`
  return is.value === taken
    ? verdict('pass', `메모리 ${is.shown} = ${side}`, figures)
    : verdict('problem', `메모리 ${is.shown} ≠ ${side}`, figures)
}

function takenOn({ value }: Figure<readonly string[]>): boolean | null {
  if (value === null) return null
  if (value.every(name => registeredOnly.includes(name))) return true
  return value.every(name => unbuffered.test(name)) ? false : null
}

function correction(memory: Piece, board: Piece, build: Build): readonly Verdict[] {
  const has = flag(memory, '메모리의 ECC 여부', memory.figures.ecc, 'ECC', '비ECC')
  if (has.value === null) return [unknown(has)]
  if (!has.value) return []
  const supports = [board, ...piecesOf(build, 'cpu')].map(piece => {
    const owner = piece.kind === 'cpu' ? 'CPU' : '메인보드'
    return flag(piece, `${owner}의 ECC 지원`, piece.figures.ecc, '지원', '미지원')
  })
  const without = supports.find(({ value }) => value === false)
  if (without !== undefined) {
    return [verdict('warning', `메모리 ECC: ${without.label} 안 됨, 오류 정정 없이 동작해요`, [has, without])]
  }
  if (supports.some(({ value }) => value === null)) return [unknown(has, ...supports)]
  return [verdict('pass', '메모리 ECC = 메인보드·CPU의 ECC 지원', [has, ...supports])]
}
