import type { Drawing } from './pen.ts'
import { blades, circle, dashes, plain, rect, row, shape, stroke } from './shapes.ts'

const board = '#3f6b57'
const metal = '#cfd2d3'
const gold = '#d2ab52'

export const partDrawings: Readonly<Record<string, Drawing>> = {
  cpu: ({ accent, ink }) =>
    rect(40, 40, 120, 120, board, 6) +
    dashes('M50 48h104M50 152h104M48 62v78M152 62v78', gold, 6, '6 6') +
    rect(62, 62, 76, 76, metal, 5) +
    plain(
      rect(74, 78, 36, 8, accent, 2),
      rect(74, 94, 52, 5, '#8c9192', 2),
      rect(74, 105, 40, 5, '#8c9192', 2),
    ) +
    stroke('M62 128l10 10', ink),
  motherboard: ({ accent, glass, vary }) =>
    rect(38, 24, 124, 152, vary(0, 1) === 0 ? '#33373c' : board, 5) +
    rect(70, 46, 40, 40, metal, 3) +
    plain(rect(79, 55, 22, 22, '#aab0b2', 2)) +
    row(4, i => rect(122 + i * 8, 42, 5, 56, i % 2 === 0 ? accent : '#d8d4cd', 1)) +
    row(3, i => rect(52, 112 + i * 18, 86, 8, i === 0 ? '#d8d4cd' : '#6d7278', 2)) +
    rect(44, 34, 14, 60, '#9aa0a3', 2) +
    rect(142, 122, 14, 40, glass, 2) +
    rect(72, 94, 34, 9, '#8b9094', 2),
  memory: ({ accent, vary }) =>
    row(2, i => {
      const y = 52 + i * 52
      return (
        rect(22, y, 156, 40, i === 0 ? accent : '#4a4d52', 4) +
        plain(rect(30, y + 8, vary(50, 90), 6, '#ffffff66', 2)) +
        dashes(`M30 ${y + 25}h144`, '#2b2e33', 12, '14 7.6') +
        dashes(`M28 ${y + 39}h144`, gold, 5, '5 3')
      )
    }),
  'graphics-card': ({ body, shade, mark, accent, vary }) => {
    const fans = vary(2, 3)
    const gap = 148 / fans
    const radius = fans === 3 ? 21 : 27
    return (
      rect(18, 58, 8, 88, metal, 1) +
      rect(26, 62, 156, 72, body, 8) +
      plain(rect(34, 124, 140, 5, accent, 2)) +
      rect(48, 134, 86, 9, gold, 1) +
      row(fans, i => {
        const x = Math.round(30 + gap * (i + 0.5))
        return circle(x, 96, radius, shade) + blades(x, 96, radius, 7, mark) + circle(x, 96, 6, body)
      })
    )
  },
  ssd: ({ accent, glass }) =>
    `<g transform="rotate(-24 100 100)">${rect(22, 76, 156, 48, '#2f3338', 3)}${rect(60, 83, 76, 34, '#f4f1ec', 2)}${plain(
      rect(66, 89, 40, 7, accent, 2),
      rect(66, 101, 60, 4, '#b9b3ab', 2),
      rect(66, 108, 46, 4, '#b9b3ab', 2),
      dashes('M26 80v40', gold, 7, '3 2'),
    )}${rect(36, 84, 18, 32, glass, 2)}${rect(142, 86, 18, 28, glass, 2)}${circle(176, 100, 5, '#efebe5')}</g>`,
  hdd: ({ accent }) =>
    rect(50, 28, 100, 144, '#c3c7c8', 6) +
    circle(100, 88, 42, '#e5e7e7') +
    circle(100, 88, 12, '#aeb3b5') +
    shape('M138 150l-34-48 8-8 38 42z', '#8b9194') +
    circle(136, 146, 10, '#d5d8d9') +
    plain(rect(58, 150, 46, 12, accent, 2), circle(58, 36, 3, '#8b9194'), circle(142, 36, 3, '#8b9194')),
  'portable-drive': ({ body, mark, accent, vary }) =>
    rect(64, vary(38, 46), 72, 108, body, 14) +
    plain(rect(76, 58, 30, 6, accent, 3), circle(124, 61, 3, mark)) +
    stroke('M100 154v14q0 12 14 12h40', '#45413d', 5) +
    rect(92, 146, 16, 10, '#8b9194', 2),
  'usb-stick': ({ body, shade, accent }) =>
    `<g transform="rotate(-35 100 100)">${rect(140, 84, 36, 32, metal, 2)}${plain(rect(152, 91, 7, 7, '#6c7173', 1), rect(152, 103, 7, 7, '#6c7173', 1))}${rect(36, 76, 104, 48, body, 10)}${rect(36, 76, 30, 48, shade, 10)}${circle(50, 100, 6, '#efebe5')}${plain(rect(78, 96, 44, 8, accent, 4))}</g>`,
  'pc-case': ({ body, shade, accent, vary }) =>
    shape('M58 30l76-8 22 14v132l-22 10-76-10z', body) +
    shape('M134 22l22 14v132l-22 10z', shade) +
    shape('M66 44l60-5v118l-60-6z', '#39424d') +
    row(vary(2, 3), i => circle(145, 56 + i * 36, 10, accent)) +
    plain(rect(72, 104, 46, 12, '#8893a0', 2), rect(78, 60, 26, 26, '#8893a0', 3)) +
    stroke('M70 172v8M128 178v6', '#45413d', 5),
  'power-supply': ({ body, mark, accent }) =>
    rect(30, 52, 140, 96, body, 5) +
    circle(88, 100, 38, '#2d3035') +
    row(
      4,
      i => `<circle cx="88" cy="100" r="${10 + i * 8}" fill="none" stroke="#8b9194" stroke-width="2"/>`,
    ) +
    stroke('M50 100h76M88 62v76', '#8b9194', 2) +
    rect(136, 66, 26, 22, '#2d3035', 3) +
    rect(140, 100, 16, 10, accent, 2) +
    stroke('M138 126h22M138 134h22', mark, 2),
  'air-cooler': ({ shade, accent, vary }) =>
    rect(52, 30, 34, 118, metal, 3) +
    dashes('M69 40v104', '#9aa0a3', 34, '2 8') +
    rect(86, 32, 66, 112, '#44484e', 6) +
    circle(119, 88, 30, shade) +
    blades(119, 88, 29, vary(7, 9), '#77706a') +
    circle(119, 88, 8, accent) +
    stroke('M62 148v16M76 148v16', '#c08a5c', 6) +
    rect(50, 162, 44, 12, metal, 2),
  'liquid-cooler': ({ body, shade, mark, accent, vary }) => {
    const fans = vary(2, 3)
    const size = Math.round(150 / fans)
    return (
      rect(22, 30, 156, size + 8, '#3a3d42', 4) +
      row(fans, i => {
        const x = Math.round(25 + size * (i + 0.5))
        return circle(x, 34 + size / 2, size / 2 - 5, shade) + blades(x, 34 + size / 2, size / 2 - 6, 7, mark)
      }) +
      stroke('M62 112q-8 30 30 36M84 112q2 18 18 24', '#45413d', 6) +
      circle(118, 148, 26, body) +
      circle(118, 148, 16, accent)
    )
  },
}
