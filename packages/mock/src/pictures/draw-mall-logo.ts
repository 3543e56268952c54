import { hash } from '../catalogue/random.ts'
import { wordMark } from './word-mark.ts'

const inks = ['#3a4796', '#a8432f', '#33704f', '#8a5f12', '#3d6f86', '#715285', '#4b4743']

/** A mall's name as a word mark, 160 × 48; deterministic. */
export function drawMallLogo(name: string): string {
  const ink = inks[hash(name) % inks.length] ?? '#4b4743'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48">${wordMark(name, { width: 160, height: 48, ink, largest: 24, isLeft: true })}</svg>`
}
