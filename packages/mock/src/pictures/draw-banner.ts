import { wordMark } from './word-mark.ts'

/** A banner with its title, 240 × 64. It is as bright on a light page as on a dark one, since WebKit tells no picture which it is on. */
export function drawBanner(title: string): string {
  const text = wordMark(title, { width: 240, height: 64, ink: '#ffffff', largest: 22 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><rect width="240" height="64" rx="8" fill="#4a5ab0"/>${text}</svg>`
}
