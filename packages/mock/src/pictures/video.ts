import type { Drawing } from './pen.ts'
import { circle, plain, rect, row, shape, stroke } from './shapes.ts'

export const videoDrawings: Readonly<Record<string, Drawing>> = {
  tv: ({ accent, glass, shade, vary }) =>
    rect(18, 44, 164, 98, glass, 4) +
    plain(
      rect(23, 49, 154, 86, accent, 2),
      shape(`M23 135l${vary(34, 50)}-44 34 26 36-42 50 60z`, '#ffffff30'),
      circle(vary(120, 150), 70, 10, '#ffffff66'),
    ) +
    stroke('M60 142l-12 18M140 142l12 18', '#45413d', 6) +
    plain(rect(92, 137, 16, 3, shade, 1)),
  projector: ({ body, shade, accent, glass }) =>
    shape('M140 84l44-26v84l-44-26z', '#f6e7b0') +
    rect(28, 68, 116, 66, body, 14) +
    circle(116, 101, 22, shade) +
    circle(116, 101, 14, glass) +
    plain(circle(112, 96, 4, '#fff'), circle(48, 84, 4, accent)) +
    row(5, i => stroke(`M${46 + i * 9} 104v16`, shade)) +
    stroke('M50 134v10M124 134v10', '#45413d', 6),
  soundbar: ({ body, shade, mark, accent }) =>
    rect(14, 84, 172, 30, body, 12) +
    plain(
      row(15, i => circle(30 + i * 10, 99, 3, mark)),
      circle(178, 99, 3, accent),
    ) +
    rect(64, 122, 72, 52, body, 6) +
    circle(100, 148, 18, shade),
  camera: ({ body, shade, accent, glass, vary }) =>
    shape('M74 62l10-18h32l10 18z', shade) +
    rect(28, 60, 144, 92, body, 12) +
    rect(28, 82, 144, 48, shade, 0) +
    circle(100, 106, vary(36, 40), '#33363b') +
    circle(100, 106, 25, glass) +
    circle(100, 106, 13, accent) +
    plain(circle(94, 98, 4, '#fff')) +
    rect(140, 52, 18, 9, accent, 3),
  'action-cam': ({ body, shade, accent, glass }) =>
    rect(44, 54, 112, 92, body, 12) +
    rect(104, 62, 44, 44, shade, 8) +
    circle(126, 84, 16, glass) +
    circle(126, 84, 7, accent) +
    rect(54, 66, 40, 40, glass, 4) +
    plain(circle(62, 128, 4, accent), rect(76, 124, 60, 8, shade, 4)) +
    rect(84, 146, 32, 18, '#45413d', 4),
}
