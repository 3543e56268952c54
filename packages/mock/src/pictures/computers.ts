import type { Drawing } from './pen.ts'
import { circle, dashes, ellipse, plain, rect, row, shape, stroke } from './shapes.ts'

const screenLight = (x: number, y: number, width: number, height: number): string =>
  plain(`<path d="M${x} ${y}h${width * 0.45}L${x + width * 0.15} ${y + height}H${x}z" fill="#ffffff22"/>`)

export const computerDrawings: Readonly<Record<string, Drawing>> = {
  notebook: ({ body, shade, accent, glass, vary }) =>
    rect(44, 48, 112, 78, body, 6) +
    rect(51, 55, 98, 64, glass, 2) +
    plain(circle(vary(80, 120), vary(80, 100), vary(16, 26), accent)) +
    screenLight(51, 55, 98, 64) +
    shape('M44 126h112l22 26q0 6-8 6H30q-8 0-8-6z', shade) +
    plain(shape('M52 131h96l8 10H44z', '#00000030'), rect(82, 146, 36, 7, '#00000022', 2)),
  desktop: ({ body, shade, accent, glass }) =>
    rect(26, 46, 92, 66, glass, 5) +
    plain(rect(34, 54, 76, 50, accent, 2)) +
    screenLight(34, 54, 76, 50) +
    shape('M64 112h16l4 24H60z', shade) +
    rect(46, 136, 52, 8, body, 3) +
    rect(128, 40, 48, 118, body, 5) +
    plain(
      circle(152, 60, 6, accent),
      rect(136, 76, 32, 4, '#00000033', 2),
      rect(136, 84, 32, 4, '#00000033', 2),
    ) +
    rect(30, 150, 82, 12, shade, 3),
  'mini-pc': ({ body, shade, mark, accent }) =>
    shape('M30 92l20-26h100l20 26z', shade) +
    rect(30, 92, 140, 48, body, 10) +
    plain(
      circle(50, 116, 6, accent),
      rect(72, 110, 20, 12, '#23262d', 3),
      rect(102, 110, 20, 12, '#23262d', 3),
    ) +
    circle(146, 116, 7, mark) +
    stroke('M50 140v8M150 140v8', '#45413d', 6),
  monitor: ({ body, shade, accent, glass, vary }) => {
    const wide = vary(0, 3) === 0 ? 12 : 0
    return (
      rect(30 - wide, 38, 140 + wide * 2, 90, glass, 5) +
      plain(
        rect(36 - wide, 44, 128 + wide * 2, 76, accent, 2),
        shape(`M36 120l${vary(36, 50)}-40 30 22 28-34 40 52z`, '#ffffff33'),
      ) +
      shape('M92 128h16l5 26H87z', shade) +
      ellipse(100, 158, 36, 7, body)
    )
  },
  'smart-monitor': ({ body, shade, accent, glass }) =>
    rect(34, 28, 132, 86, glass, 7) +
    plain(
      rect(41, 35, 118, 72, accent, 3),
      row(4, i => rect(49 + i * 27, 82, 20, 16, '#ffffff55', 3)),
      shape('M88 48l24 12-24 12z', '#fff'),
    ) +
    rect(95, 114, 10, 46, body, 2) +
    ellipse(100, 166, 38, 8, shade),
  printer: ({ body, shade, accent, vary }) =>
    rect(62, 30, 76, 50, '#fffefb', 2) +
    stroke('M74 46h52M74 58h40', '#b9b3ab') +
    rect(30, 76, 140, 62, body, 10) +
    rect(46, 112, 108, 14, '#23262d', 4) +
    shape('M52 122h96l10 42H42z', '#fffefb') +
    plain(
      rect(60, 138, vary(50, 80), 5, accent, 2),
      rect(60, 149, 60, 4, '#c9c3bb', 2),
      circle(152, 92, 5, accent),
      rect(118, 88, 24, 8, shade, 3),
    ),
  keyboard: ({ body, shade, accent, vary }) =>
    rect(16, 64, 168, 72, body, 8) +
    dashes('M24 77h154M24 92h154M24 107h154', shade, 11, '11 3') +
    dashes(`M24 ${vary(0, 2) * 15 + 77}h25`, accent, 11, '11 3') +
    rect(24, 117, 34, 12, shade, 3) +
    rect(64, 117, 76, 12, shade, 3) +
    rect(146, 117, 30, 12, accent, 3),
  mouse: ({ body, shade, accent, vary }) =>
    shape(`M100 34q${vary(40, 48)} 0 44 62l-2 30q-4 42-42 42t-42-42l-2-30q-4-62 44-62z`, body) +
    shape('M100 34q44 0 44 62-44 14-88 0 0-62 44-62z', shade) +
    stroke('M100 34v66', '#45413d') +
    rect(93, 54, 14, 30, accent, 7),
  webcam: ({ body, shade, accent, glass }) =>
    rect(34, 62, 132, 46, body, 22) +
    circle(100, 85, 19, glass) +
    circle(100, 85, 9, accent) +
    plain(circle(96, 80, 3, '#fff'), circle(142, 85, 4, accent), circle(58, 85, 3, shade)) +
    shape('M84 108h32l6 30H78z', shade) +
    rect(62, 138, 76, 12, body, 5),
  headset: ({ body, shade, accent }) =>
    stroke('M46 112q-4-72 54-72t54 72', '#45413d', 15) +
    stroke('M46 112q-4-72 54-72t54 72', shade, 9) +
    rect(32, 100, 32, 54, body, 14) +
    rect(136, 100, 32, 54, body, 14) +
    plain(rect(40, 114, 10, 26, accent, 5), rect(150, 114, 10, 26, accent, 5)) +
    stroke('M48 154q4 22 40 22', '#45413d', 5) +
    rect(86, 168, 24, 14, accent, 7),
  speaker: ({ body, shade, accent }) =>
    row(2, i => {
      const x = 28 + i * 78
      return (
        rect(x, 42, 66, 116, body, 8) +
        circle(x + 33, 72, 14, shade) +
        circle(x + 33, 72, 5, accent) +
        circle(x + 33, 118, 25, shade) +
        circle(x + 33, 118, 9, '#45413d')
      )
    }),
  router: ({ body, shade, accent, vary }) => {
    const antennas = vary(2, 4)
    return (
      row(antennas, i => rect(34 + (i * 124) / (antennas - 1), 44, 8, 76, shade, 4)) +
      rect(24, 112, 152, 40, body, 10) +
      plain(
        row(4, i => circle(46 + i * 16, 132, 4, i === 0 ? accent : '#8f8983')),
        rect(124, 128, 38, 8, shade, 4),
      ) +
      stroke('M40 152v6M160 152v6', '#45413d', 6)
    )
  },
  nas: ({ body, shade, accent, vary }) => {
    const bays = vary(2, 4)
    const width = 92 / bays
    return (
      rect(44, 42, 112, 120, body, 8) +
      row(
        bays,
        i =>
          rect(54 + i * width, 54, width - 4, 80, shade, 3) +
          plain(rect(58 + i * width, 120, width - 12, 5, accent, 2)),
      ) +
      plain(circle(60, 148, 4, accent), circle(74, 148, 4, '#8f8983'), circle(140, 148, 6, '#8f8983'))
    )
  },
}
