import { wordMark } from './word-mark.ts'

/** A banner with its title, 240 × 64. */
export function drawBanner(title: string): string {
  const text = wordMark(title, { width: 240, height: 64, ink: '#3a4796', largest: 22 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><rect width="240" height="64" rx="8" fill="#eceef8"/>${text}</svg>`
}
