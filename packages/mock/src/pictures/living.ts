import type { Drawing } from './pen.ts'
import { circle, ellipse, plain, rect, row, shape, stroke } from './shapes.ts'

/** A standing bag with a label; `sign` is drawn on the label. */
const bag =
  (sign: string): Drawing =>
  ({ shade, accent, vary }) =>
    shape(`M56 40h88l${vary(6, 12)} 126q-52 10-108 0z`, accent) +
    shape('M56 40h88l2 16H54z', shade) +
    stroke('M58 48h84', '#ffffff88', 2) +
    rect(70, 82, 60, 60, '#fffefb', 8) +
    plain(sign)

const paw =
  row(3, i => ellipse(86 + i * 14, i === 1 ? 98 : 102, 5, 7, '#6b5a4a')) +
  ellipse(100, 119, 14, 11, '#6b5a4a')
const cat = shape('M82 128V98l10 8h16l10-8v30q-18 10-36 0z', '#6b5a4a')
const grain = row(
  7,
  i =>
    `<ellipse cx="${84 + (i % 3) * 16}" cy="${98 + Math.floor(i / 3) * 14}" rx="4" ry="7" fill="#c9b27c"/>`,
)

export const livingDrawings: Readonly<Record<string, Drawing>> = {
  'dog-food': bag(paw),
  'cat-food': bag(cat),
  'cat-litter': bag(row(12, i => circle(82 + (i % 4) * 12, 96 + Math.floor(i / 4) * 14, 4, '#9a938a'))),
  rice: bag(grain),
  coffee: bag(shape('M84 112q0-20 18-20 16 2 16 18t-16 20q-18-2-18-18zm8 14q4-12 10-16t8-14', '#6b4a35')),
  water: ({ accent }) =>
    rect(86, 22, 28, 16, accent, 3) +
    shape('M88 38h24q2 16 14 26v100q0 10-10 10H84q-10 0-10-10V64q12-10 14-26z', '#d8e8ef') +
    rect(74, 92, 52, 36, accent, 0) +
    plain(shape('M84 118l14-18 8 8 6-6 8 16z', '#fff')) +
    stroke('M76 144h48M76 154h48', '#a9c3d0', 2.5),
  soda: ({ accent, body }) =>
    row(2, i => {
      const x = 44 + i * 60
      return (
        shape(`M${x} 56l8-14h40l8 14v96l-8 14h-40l-8-14z`, i === 0 ? accent : body) +
        ellipse(x + 28, 46, 18, 5, '#cfd2d3') +
        plain(circle(x + 28, 106, 17, i === 0 ? '#ffffffaa' : accent))
      )
    }),
  noodles: ({ accent, body, vary }) =>
    shape('M44 70h112l-16 92q-40 12-80 0z', body) +
    shape('M50 104h100l-6 34H56z', accent) +
    ellipse(100, 70, 58, 14, '#f3d9a0') +
    stroke(`M60 70q10-10 20 0t20 0 20 0 20 0M70 76q10-8 20 0t20 0 20 0`, '#c89b4a') +
    stroke(`M112 66L${vary(140, 156)} 22M122 68L${vary(160, 172)} 28`, '#7a5a3c', 5),
  'rice-bowl': ({ accent, body }) =>
    plain(ellipse(100, 78, 56, 26, '#fffefb')) +
    row(9, i => plain(ellipse(64 + i * 9, 66 + (i % 3) * 6, 4, 2.5, '#e3ddd2'))) +
    shape('M36 88h128q-4 64-64 64T36 88z', body) +
    plain(shape('M46 108h108q-5 16-14 24H60q-9-8-14-24z', accent)) +
    rect(78, 150, 44, 12, body, 4),
  supplement: ({ body, shade, accent, vary }) =>
    rect(66, 34, 68, 26, shade, 5) +
    shape('M72 60h56q16 10 16 26v74q0 12-12 12H68q-12 0-12-12V86q0-16 16-26z', accent) +
    rect(56, 94, 88, 50, body, 0) +
    plain(
      `<g transform="rotate(${vary(-40, 40)} 100 119)">${rect(80, 111, 40, 16, accent, 8)}${rect(80, 111, 20, 16, shade, 8)}</g>`,
    ),
  'toilet-paper': ({ shade, accent }) =>
    row(4, i => {
      const [x, y] = [64 + (i % 2) * 72, 66 + Math.floor(i / 2) * 62]
      return (
        rect(x - 30, y - 14, 60, 46, '#fffefb', 4) +
        ellipse(x, y - 14, 30, 11, '#f4f1ec') +
        ellipse(x, y - 14, 10, 4, shade)
      )
    }) + plain(rect(36, 94, 128, 12, accent, 2)),
  detergent: ({ body, accent, shade }) =>
    rect(64, 28, 34, 22, accent, 4) +
    shape('M58 50h46l42 20q10 8 10 20v72q0 10-10 10H58q-10 0-10-10V60q0-10 10-10z', body) +
    shape('M112 72l26 12q6 4 6 10v22h-32z', '#efebe5') +
    rect(60, 96, 42, 52, accent, 8) +
    plain(circle(76, 116, 8, '#ffffffcc'), circle(88, 130, 5, '#ffffffcc'), rect(60, 156, 84, 4, shade, 2)),
  shampoo: ({ body, shade, accent }) =>
    stroke('M100 52V30H70', '#45413d', 9) +
    rect(82, 46, 36, 16, shade, 3) +
    shape('M76 62h48q14 8 14 24v78q0 10-10 10H72q-10 0-10-10V86q0-16 14-24z', accent) +
    rect(74, 98, 52, 52, body, 6) +
    plain(shape('M100 106q18 22 0 34-18-12 0-34z', accent)),
  toothbrush: ({ body, accent, shade }) =>
    `<g transform="rotate(40 100 100)">${rect(30, 76, 140, 12, accent, 6)}${rect(134, 62, 34, 15, '#fffefb', 2)}${rect(34, 104, 100, 34, body, 6)}${shape('M134 108l22 6v14l-22 6z', shade)}${plain(rect(46, 114, 56, 12, accent, 3))}${rect(156, 112, 12, 18, accent, 3)}</g>`,
  'frying-pan': ({ accent, shade }) =>
    stroke('M122 122l48 44', '#45413d', 17) +
    stroke('M126 126l42 38', accent, 10) +
    circle(84, 86, 58, '#55514d') +
    circle(84, 86, 46, '#3b3835') +
    plain(ellipse(84, 90, 24, 20, '#fffdf7'), circle(86, 88, 9, '#e6b03e'), ellipse(62, 62, 10, 4, shade)),
  tumbler: ({ body, shade, accent, vary }) =>
    stroke(`M116 50l${vary(6, 16)}-34`, accent, 6) +
    rect(58, 46, 84, 18, shade, 6) +
    shape('M62 64h76l-12 104q-26 8-52 0z', body) +
    shape('M66 96h68l-3 26H69z', accent) +
    stroke('M138 80q26 2 22 30-2 16-28 18', '#45413d', 6),
  mattress: ({ body, shade, accent }) =>
    shape('M20 112l46-40h116l-24 40z', body) +
    shape('M20 112h138v40H20z', shade) +
    shape('M158 112l24-40v38l-24 42z', shade) +
    row(3, i => stroke(`M${50 + i * 36} 104l22-24`, accent, 2.5)) +
    stroke('M20 132h138l24-40', accent),
  chair: ({ body, accent, shade }) =>
    rect(66, 22, 68, 74, accent, 16) +
    stroke('M78 40h44M78 54h44M78 68h44', '#ffffff66', 2.5) +
    rect(58, 102, 84, 18, body, 9) +
    stroke('M58 106V82H46M142 106V82h12', '#45413d', 6) +
    rect(95, 120, 10, 30, shade, 2) +
    stroke('M100 150L60 168M100 150l40 18M100 150v22', '#45413d', 6) +
    row(3, i => circle(60 + i * 40, i === 1 ? 176 : 172, 5, '#45413d')),
  desk: ({ body, shade, accent }) =>
    rect(18, 74, 164, 14, body, 3) +
    rect(28, 88, 10, 82, shade, 1) +
    rect(122, 88, 48, 82, shade, 3) +
    stroke('M122 114h48M122 142h48', '#45413d') +
    plain(
      rect(138, 98, 16, 5, accent, 2),
      rect(138, 125, 16, 5, accent, 2),
      rect(138, 153, 16, 5, accent, 2),
    ) +
    rect(46, 36, 58, 38, '#33363b', 3) +
    plain(rect(51, 41, 48, 28, accent, 1)),
}
