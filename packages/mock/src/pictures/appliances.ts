import type { Drawing } from './pen.ts'
import { blades, circle, dots, ellipse, plain, rect, row, shape, stroke } from './shapes.ts'

const drum =
  (inner: string): Drawing =>
  ({ body, shade, accent, vary }) =>
    rect(44, 26, 112, 148, body, 8) +
    rect(44, 26, 112, 30, shade, 8) +
    plain(circle(136, 41, 7, accent), rect(56, 36, 40, 9, '#23262d', 3)) +
    circle(100, 112, vary(40, 43), '#cfd2d3') +
    circle(100, 112, 31, '#39424d') +
    plain(shape(inner, accent))

export const applianceDrawings: Readonly<Record<string, Drawing>> = {
  'air-conditioner': ({ body, shade, accent, vary }) =>
    vary(0, 2) === 0
      ? rect(20, 62, 160, 54, body, 12) +
        rect(30, 98, 140, 11, shade, 4) +
        plain(circle(164, 78, 4, accent)) +
        stroke('M56 128q8 10 0 22M100 128q8 10 0 22M144 128q8 10 0 22', accent, 4)
      : rect(66, 18, 68, 160, body, 14) +
        circle(100, 56, 23, shade) +
        blades(100, 56, 22, 6, '#77706a') +
        row(4, i => stroke(`M80 ${104 + i * 12}h40`, accent, 4)) +
        plain(circle(100, 162, 4, accent)),
  fan: ({ body, accent, ink, vary }) =>
    rect(96, 112, 9, 54, body, 2) +
    ellipse(100, 170, 36, 8, body) +
    circle(100, 78, 52, '#f5f3ef') +
    blades(100, 78, 46, vary(5, 7), accent) +
    row(
      3,
      i => `<circle cx="100" cy="78" r="${20 + i * 13}" fill="none" stroke="${ink}" stroke-width="1"/>`,
    ) +
    circle(100, 78, 10, body),
  'air-purifier': ({ body, shade, mark, accent }) =>
    rect(60, 26, 80, 150, body, 22) +
    ellipse(100, 40, 30, 8, shade) +
    dots('M79 98h44M79 110h44M79 122h44M79 134h44M79 146h44', mark, 5, 14) +
    circle(100, 70, 12, '#23262d') +
    plain(circle(100, 70, 6, accent)),
  dehumidifier: ({ body, shade, mark, accent }) =>
    rect(54, 30, 92, 138, body, 12) +
    row(6, i => stroke(`M68 ${50 + i * 8}h64`, mark, 2.5)) +
    rect(66, 108, 68, 46, '#d5e3ea', 5) +
    plain(shape('M67 132q16-8 33 0t33 0v21H67z', '#8fb4c8'), circle(130, 40, 3, accent)) +
    stroke('M66 168v8M134 168v8', '#45413d', 7) +
    stroke('M82 30v-8h36v8', shade, 6),
  humidifier: ({ body, shade, accent }) =>
    stroke('M92 48q-10-10 2-20t0-16M110 48q-8-10 2-18', '#a9bcc7', 5) +
    shape('M66 60q34-14 68 0l8 94q-42 22-84 0z', body) +
    shape('M60 132q40 14 80 0l2 22q-42 22-84 0z', shade) +
    plain(circle(100, 152, 6, accent), shape('M100 82q16 22 0 30-16-8 0-30z', '#8fb4c8')),
  washer: drum('M70 118q15-12 30 0t30 0q-2 24-30 24t-30-24z'),
  dryer: drum('M100 92l8 14h-5v24h-6v-24h-5z'),
  'robot-vacuum': ({ body, shade, mark, accent }) =>
    ellipse(100, 118, 74, 46, shade) +
    ellipse(100, 108, 74, 46, body) +
    ellipse(100, 100, 18, 10, '#33363b') +
    plain(ellipse(100, 98, 10, 5, accent), rect(92, 132, 16, 5, mark, 2)) +
    stroke('M40 128q60 34 120 0', mark, 2.5) +
    stroke('M34 148l-14 10M32 142l-18 2', '#45413d'),
  vacuum: ({ body, shade, accent }) =>
    stroke('M124 66L84 158', '#45413d', 12) +
    stroke('M124 66L84 158', accent, 7) +
    shape('M54 156h58l6 18H48z', body) +
    shape('M106 30h48q10 0 10 12l-8 40h-44z', body) +
    stroke('M154 40q26 6 18 38l-14 4', '#45413d', 8) +
    rect(100, 66, 40, 30, '#d5e3ea', 8) +
    plain(circle(132, 46, 7, shade)),
  refrigerator: ({ body, shade, mark, accent, vary }) => {
    const split = vary(82, 112)
    const two = vary(0, 2) > 0
    return (
      rect(50, 18, 100, 160, body, 7) +
      rect(50, split, 100, 178 - split, shade, 7) +
      (two ? stroke('M100 18v160', '#45413d') : '') +
      stroke(
        two
          ? `M92 ${split - 34}v22M108 ${split - 34}v22M92 ${split + 14}v22M108 ${split + 14}v22`
          : `M62 ${split - 34}v22M62 ${split + 14}v22`,
        mark,
        4,
      ) +
      plain(rect(124, 30, 14, 9, accent, 2))
    )
  },
  'kimchi-refrigerator': ({ body, shade, mark, accent }) =>
    rect(56, 18, 88, 160, body, 7) +
    rect(56, 94, 88, 42, shade, 0) +
    rect(56, 136, 88, 42, shade, 6) +
    stroke('M100 18v76M84 104h32M84 146h32M92 66v18M108 66v18', mark, 4) +
    plain(shape('M74 34q14-10 22 6-4 18-18 20-12-10-4-26z', accent)),
  dishwasher: ({ body, shade, mark, accent }) =>
    rect(42, 30, 116, 140, body, 7) +
    rect(42, 30, 116, 26, shade, 7) +
    plain(rect(54, 39, 34, 8, '#23262d', 3), circle(142, 43, 5, accent)) +
    stroke('M66 68h68', mark, 5) +
    circle(82, 118, 19, '#fffefb') +
    circle(114, 122, 23, '#fffefb') +
    circle(114, 122, 12, '#ece8e1'),
  'water-purifier': ({ body, shade, accent }) =>
    shape('M62 30h76q8 0 8 8v46h-38v54h38v32q0 6-8 6H62q-8 0-8-6V38q0-8 8-8z', body) +
    rect(120, 84, 12, 10, shade, 2) +
    shape('M112 112h28l-4 26h-20z', '#d5e3ea') +
    plain(circle(82, 50, 5, accent), circle(100, 50, 5, '#8f8983'), circle(118, 50, 5, '#8f8983')),
  microwave: ({ body, shade, accent, glass }) =>
    rect(20, 56, 160, 92, body, 8) +
    rect(30, 66, 100, 72, glass, 5) +
    ellipse(80, 124, 34, 7, '#565b63') +
    plain(shape('M62 120q18-34 36 0z', accent)) +
    rect(140, 66, 32, 16, '#23262d', 3) +
    row(6, i => circle(148 + (i % 2) * 15, 94 + Math.floor(i / 2) * 14, 4, i === 5 ? accent : shade)) +
    stroke('M36 148v7M164 148v7', '#45413d', 6),
  'rice-cooker': ({ body, shade, accent, vary }) =>
    shape('M36 96q0-52 64-52t64 52v40q0 28-28 28H64q-28 0-28-28z', body) +
    shape('M36 96q0-52 64-52t64 52z', shade) +
    rect(68, 108, 64, vary(32, 40), '#23262d', 8) +
    plain(rect(78, 116, 30, 10, accent, 2), circle(122, 121, 5, '#8f8983')) +
    rect(84, 38, 32, 12, body, 5) +
    plain(circle(100, 62, 6, '#77706a')),
  'air-fryer': ({ body, shade, accent }) =>
    shape('M52 44q48-24 96 0l8 112q-56 20-112 0z', body) +
    rect(64, 50, 72, 22, '#23262d', 8) +
    plain(circle(82, 61, 5, accent), rect(96, 57, 28, 8, '#77706a', 3)) +
    shape('M48 92h104l3 50H45z', shade) +
    rect(88, 104, 24, 40, body, 8),
  'coffee-machine': ({ body, shade, accent }) =>
    shape('M46 34h104v32H92v64h58v36H46z', body) +
    rect(104, 66, 26, 13, '#45413d', 3) +
    shape('M102 102h32l-4 26h-24z', '#fffefb') +
    stroke('M134 108q12 0 8 12l-8 2M118 80v20', '#7a543a') +
    rect(56, 46, 22, 74, '#d5e3ea', 5) +
    plain(circle(110, 48, 5, accent), circle(128, 48, 5, shade), rect(98, 136, 44, 5, shade, 2)),
  kettle: ({ body, shade, accent }) =>
    stroke('M138 62q38 0 30 44-4 24-24 32', '#45413d', 12) +
    stroke('M138 62q38 0 30 44-4 24-24 32', shade, 6) +
    shape('M66 56h68l14 104H52z', body) +
    shape('M66 60L40 48l-2 12 24 26z', body) +
    ellipse(100, 54, 34, 9, shade) +
    circle(100, 40, 7, accent) +
    rect(48, 160, 104, 12, shade, 5),
}
