import { type Build, type Piece, pairsOf, piecesOf } from '../build.ts'
import { amount, atMost, type Figure, figure, labelled, readAmount, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { differing, sharedName } from '../vocabulary.ts'
import { cpuPowerOf } from './power.ts'
import { coolerSocketsOf, socketOf, sockets } from './socket.ts'

const words = { air: '공랭', liquid: '수랭' } as const

/** The cooling method; a cooler with a radiator is a liquid cooler. */
export function coolingOf(piece: Piece): Figure<'air' | 'liquid'> {
  const { cooling, radiator } = piece.figures
  const stated = cooling === 'air' || cooling === 'liquid' ? cooling : null
  const value = stated ?? (readAmount(radiator) === null ? null : 'liquid')
  return figure(piece, { label: '쿨러 방식', about: '쿨러가 공랭인지 수랭인지' }, value, read => words[read])
}

/** An air cooler is not higher than the case allows; the block of a liquid cooler always fits (assumed). */
export const coolerHeight: Rule = {
  id: 'cooler-height',
  reads: { cooler: ['cooling', 'radiator', 'height'], case: ['max_cooler'] },
  check: build =>
    pairsOf(build, 'cooler', 'case').flatMap(([cooler, housing]) => {
      const cooling = coolingOf(cooler)
      if (cooling.value === null) return unknown(cooling)
      if (cooling.value === 'liquid') return []
      return atMost(
        amount(cooler, { label: '쿨러 높이' }, cooler.figures.height, 'mm'),
        amount(
          housing,
          { label: '케이스 허용', about: '케이스가 허용하는 쿨러 높이' },
          housing.figures.max_cooler,
          'mm',
        ),
      )
    }),
}

/** A cooler rated below the sustained power of the processor slows it down (assumed). */
export const coolerHeat: Rule = {
  id: 'cooler-heat',
  reads: { cooler: ['tdp'], cpu: ['max_power', 'tdp'] },
  check: build =>
    pairsOf(build, 'cooler', 'cpu').map(([cooler, cpu]) => {
      const rated = amount(
        cooler,
        { label: '쿨러 처리', about: '쿨러가 처리하는 발열' },
        cooler.figures.tdp,
        'W',
      )
      const heat = cpuPowerOf(cpu)
      if (rated.value === null || heat.value === null) return unknown(rated, heat)
      return rated.value < heat.value
        ? verdict('warning', `${labelled(heat)} > ${labelled(rated)}`, [heat, rated])
        : verdict('pass', `${labelled(heat)} ≤ ${labelled(rated)}`, [heat, rated])
    }),
}

/** Groups of sockets with the same mounting holes (assumed). */
const sameHoles: readonly (readonly string[])[] = [
  ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156', 'LGA1200'],
  ['LGA1700', 'LGA1851'],
  ['AM4', 'AM5'],
  ['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+'],
  ['LGA2011', 'LGA2011-3', 'LGA2066'],
  ['TR4', 'STRX4', 'SWRX8', 'STR5', 'SP3', 'SP6'],
]

/**
 * The cooler can be mounted on the socket, according to its maker's list. For a socket with the same holes, the shopper
 * should check (assumed).
 */
export const coolerSocket: Rule = {
  id: 'cooler-socket',
  reads: { cooler: ['sockets'], motherboard: ['socket'], cpu: ['socket'] },
  check: build => {
    const socket = socketIn(build)
    if (socket === undefined) return []
    return piecesOf(build, 'cooler').map(cooler => {
      const listed = coolerSocketsOf(cooler)
      if (listed.value === null || socket.value === null) return unknown(listed, socket)
      const figures = [listed, socket]
      const shared = sharedName(socket, listed)
      if (shared !== undefined) return verdict('pass', `쿨러 지원 소켓에 ${shared} 있음`, figures)
      const isAlike = (name: string) =>
        sameHoles.some(names => names.includes(name) && socket.value?.some(other => names.includes(other)))
      const alike = listed.value.find(isAlike)
      return alike === undefined
        ? differing(socket, listed, sockets)
        : verdict(
            'conditional',
            `쿨러 지원 소켓에 ${socket.shown} 없음, ${alike} 있음: 나사 구멍이 같으니 제조사에 확인해 주세요`,
            figures,
          )
    })
  },
}

/** The motherboard's socket, or the processor's if no motherboard states one. */
function socketIn(build: Build) {
  const sockets = [...piecesOf(build, 'motherboard'), ...piecesOf(build, 'cpu')].map(socketOf)
  return sockets.find(({ value }) => value !== null) ?? sockets[0]
}
