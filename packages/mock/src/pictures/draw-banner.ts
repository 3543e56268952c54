import { wordMark } from './word-mark.ts'

/** Otherwise a banner would be the brightest thing on a dark page. */
const inTheDark = '<style>@media (prefers-color-scheme:dark){rect{fill:#262b45}text{fill:#b9c3f5}}</style>'

/** A banner with its title, 240 × 64. */
export function drawBanner(title: string): string {
  const text = wordMark(title, { width: 240, height: 64, ink: '#3a4796', largest: 22 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64">${inTheDark}<rect width="240" height="64" rx="8" fill="#eceef8"/>${text}</svg>`
}
