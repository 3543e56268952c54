import type { Drawing } from './pen.ts'
import { circle, ellipse, plain, rect, row, shape, stroke } from './shapes.ts'

export const mobileDrawings: Readonly<Record<string, Drawing>> = {
  smartphone: ({ body, accent, glass, vary }) =>
    rect(42, 36, 66, 132, body, 13) +
    row(vary(2, 3), i => circle(58, 54 + i * 21, 8, glass)) +
    rect(86, 32, 70, 138, glass, 13) +
    plain(
      rect(91, 37, 60, 128, accent, 9),
      circle(vary(105, 135), vary(80, 130), vary(18, 28), '#ffffff33'),
      circle(121, 44, 3, '#111'),
    ),
  tablet: ({ body, accent, glass, vary }) =>
    rect(28, 44, 144, 108, body, 10) +
    rect(36, 52, 128, 92, glass, 4) +
    plain(
      rect(39, 55, 122, 86, accent, 3),
      circle(vary(70, 130), vary(80, 120), vary(20, 34), '#ffffff2e'),
      row(5, i => rect(62 + i * 16, 126, 11, 11, '#ffffff77', 3)),
    ) +
    stroke('M60 166h84', body, 7) +
    shape('M144 162l14 4-14 4z', '#45413d'),
  smartwatch: ({ body, shade, accent, glass, vary }) => {
    const round = vary(0, 1) === 0
    return (
      shape('M74 64l6-36h40l6 36zM74 136l6 36h40l6-36z', accent) +
      (round
        ? circle(100, 100, 46, body) + circle(100, 100, 38, glass)
        : rect(58, 56, 84, 88, body, 22) + rect(65, 63, 70, 74, glass, 16)) +
      rect(145, 90, 8, 20, shade, 3) +
      stroke('M100 76v24l16 12', '#f3efe9', 4)
    )
  },
  earbuds: ({ body, shade, accent }) =>
    rect(46, 96, 108, 70, body, 28) +
    stroke('M46 122h108', '#45413d') +
    plain(circle(100, 142, 4, accent)) +
    row(
      2,
      i =>
        `<g transform="translate(${i === 0 ? 0 : 200} 0) scale(${i === 0 ? 1 : -1} 1)">${rect(64, 48, 13, 56, body, 6)}${circle(72, 46, 18, body)}${ellipse(86, 50, 8, 11, shade)}</g>`,
    ),
  headphones: ({ body, shade, accent }) =>
    stroke('M48 122q-8-84 52-84t52 84', '#45413d', 14) +
    stroke('M48 122q-8-84 52-84t52 84', body, 8) +
    ellipse(50, 130, 21, 33, shade) +
    ellipse(150, 130, 21, 33, shade) +
    ellipse(44, 130, 12, 24, body) +
    ellipse(156, 130, 12, 24, body) +
    plain(circle(43, 130, 4, accent), circle(157, 130, 4, accent)),
  'power-bank': ({ body, mark, accent }) =>
    rect(62, 34, 76, 134, body, 14) +
    plain(rect(80, 42, 18, 7, '#23262d', 3), rect(104, 42, 18, 7, '#23262d', 3)) +
    row(4, i => circle(82 + i * 12, 150, 3, i < 3 ? accent : mark)) +
    plain(shape('M106 76l-22 32h14l-6 26 24-34h-15z', accent)),
  charger: ({ body, shade, accent }) =>
    rect(80, 26, 7, 26, '#b5b8b9', 2) +
    rect(113, 26, 7, 26, '#b5b8b9', 2) +
    rect(62, 52, 76, 82, body, 14) +
    rect(86, 112, 28, 10, '#23262d', 5) +
    plain(circle(100, 78, 6, accent)) +
    stroke('M100 122v20q0 22 26 22h34', '#45413d', 9) +
    stroke('M100 122v20q0 22 26 22h34', shade, 5),
}
