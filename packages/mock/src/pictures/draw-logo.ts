import { fonts } from './word-mark.ts'

const ink = 'oklch(0.44 0.14 265)'
const inkOnDark = 'oklch(0.79 0.09 265)'
const style = `<style>g{color:${ink}}@media(prefers-color-scheme:dark){g{color:${inkOnDark}}}</style>`
const scales =
  '<path d="M24 8v32M14 40h20M10 14h28M10 14l-7 14a8 6 0 0 0 14 0zM38 14l-7 14a8 6 0 0 0 14 0z" ' +
  'fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>'
const name = `<text x="58" y="24" fill="currentColor" dominant-baseline="central" ${fonts} font-size="32">저울</text>`

/** The logo of the site: the scales, 48 × 48, and wide with the name beside them, 128 × 48. */
export function drawLogo(isWide: boolean): string {
  const width = isWide ? 128 : 48
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48">${style}<g>${scales}${isWide ? name : ''}</g></svg>`
}
