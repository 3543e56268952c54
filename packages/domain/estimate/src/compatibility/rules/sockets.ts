import { type Figure, figure } from '../figure.ts'
import { perPiece } from '../per-piece.ts'
import type { Piece } from '../piece.ts'
import { readWord, readWords } from '../read.ts'

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
