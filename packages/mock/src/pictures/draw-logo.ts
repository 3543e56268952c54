import { fonts } from './word-mark.ts'

/** Stands out on light and on dark pages alike, since WebKit tells no picture which it is on. */
const ink = '#5b6fd6'
const scales =
  '<path d="M24 8v32M14 40h20M10 14h28M10 14l-7 14a8 6 0 0 0 14 0zM38 14l-7 14a8 6 0 0 0 14 0z" ' +
  'fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>'
const name = `<text x="58" y="24" fill="currentColor" dominant-baseline="central" ${fonts} font-size="32">저울</text>`

/** The logo of the site: the scales, 48 × 48, and wide with the name beside them, 128 × 48. */
export function drawLogo(isWide: boolean): string {
  const width = isWide ? 128 : 48
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48"><g color="${ink}">${scales}${isWide ? name : ''}</g></svg>`
}
