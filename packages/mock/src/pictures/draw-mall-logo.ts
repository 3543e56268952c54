import { hash } from '../catalogue/random.ts'

const inks = ['#3a4796', '#a8432f', '#33704f', '#8a5f12', '#3d6f86', '#715285', '#4b4743']
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A mall's name as a word mark, 160 × 48, the same for the same name. */
export function drawMallLogo(name: string): string {
  const ink = inks[hash(name) % inks.length] ?? '#4b4743'
  const widths = Array.from(name, char => (char > '\u1100' ? 1 : 0.6))
  const size = Math.min(24, Math.floor(144 / widths.reduce((sum, width) => sum + width, 0)))
  const text = name.replace(/[&<>]/g, char => escapes[char] ?? char)
  const font = `font-family="Pretendard,'Noto Sans KR','Malgun Gothic',sans-serif" font-weight="800" font-size="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"><text x="80" y="24" fill="${ink}" text-anchor="middle" dominant-baseline="central" ${font}>${text}</text></svg>`
}
