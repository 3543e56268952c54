import { amount } from '../figure.ts'
import type { Piece } from '../piece.ts'

/** The length of a graphics card. */
export function gpuLengthOf(gpu: Piece) {
  return amount(gpu, { label: '그래픽카드 길이' }, gpu.figures.length, 'mm')
}

/** The longest graphics card that a case can hold. */
export function gpuRoomOf(housing: Piece) {
  const labels = { label: '케이스 허용', about: '케이스가 허용하는 그래픽카드 길이' }
  return amount(housing, labels, housing.figures.max_gpu, 'mm')
}
