import { type Build, piecesOf } from '../build.ts'
import { labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { coolerSocketsOf, socketOf } from './sockets.ts'

/** Groups of sockets with the same mounting holes (assumed). */
const sameHoles: readonly (readonly string[])[] = [
  ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156', 'LGA1200'],
  ['LGA1700', 'LGA1851'],
  ['AM4', 'AM5'],
  ['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+'],
  ['LGA2011', 'LGA2011-3', 'LGA2066'],
  ['TR4', 'STRX4', 'STR5', 'SP3'],
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
      const sockets = coolerSocketsOf(cooler)
      if (sockets.value === null || socket.value === null) return unknown(sockets, socket)
      const { value } = socket
      const figures = [sockets, socket]
      if (sockets.value.includes(value)) return verdict('pass', `쿨러 지원 소켓에 ${value} 있음`, figures)
      const listed = sockets.value
      const alike = sameHoles.find(names => names.includes(value))?.find(name => listed.includes(name))
      return alike === undefined
        ? verdict('problem', `${labelled(socket)} ≠ ${labelled(sockets)}`, figures)
        : verdict(
            'conditional',
            `쿨러 지원 소켓에 ${value} 없음, ${alike} 있음: 나사 구멍이 같으니 제조사에 확인해 주세요`,
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
