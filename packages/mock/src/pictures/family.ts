import type { Drawing } from './pen.ts'
import { circle, ellipse, plain, rect, row, shape, stroke } from './shapes.ts'

export const familyDrawings: Readonly<Record<string, Drawing>> = {
  diaper: ({ accent }) =>
    shape('M28 58h144l-6 38q-34 4-40 60-26 14-52 0-6-56-40-60z', '#fffefb') +
    stroke('M34 92q32 6 38 56M166 92q-32 6-38 56', '#d8d2c9') +
    rect(26, 62, 24, 14, accent, 4) +
    rect(150, 62, 24, 14, accent, 4) +
    plain(shape('M100 84c-8-12-24-4-16 10l16 16 16-16c8-14-8-22-16-10z', accent)),
  formula: ({ body, shade, accent }) =>
    shape('M50 52v108q50 22 100 0V52z', accent) +
    ellipse(100, 52, 50, 15, shade) +
    ellipse(100, 48, 50, 14, body) +
    shape('M50 84q50 20 100 0v50q-50 20-100 0z', '#fffefb') +
    plain(circle(100, 116, 15, accent), circle(95, 113, 2.5, '#fff'), circle(105, 113, 2.5, '#fff')),
  stroller: ({ accent, shade, ink }) =>
    shape('M40 92q0-56 60-56v56z', accent) +
    shape('M40 92h98q-4 40-44 40-42 0-54-40z', shade) +
    stroke('M138 92l24-44h16M66 130l-10 22M116 128l16 24', ink, 6) +
    stroke('M100 36L70 92', ink, 2) +
    circle(56, 160, 14, '#fffefb') +
    circle(134, 160, 14, '#fffefb') +
    circle(56, 160, 4, ink) +
    circle(134, 160, 4, ink),
  'car-seat': ({ body, accent, shade }) =>
    shape('M60 30q40-16 76 0l8 84 22 14q8 30-12 38H58q-18-8-14-36z', shade) +
    shape('M72 44q28-10 54 0l4 74H66z', body) +
    shape('M58 120h92l6 26H54z', accent) +
    stroke('M84 48l10 84M116 48l-10 84', '#45413d', 5) +
    rect(92, 122, 16, 14, accent, 3),
  sneakers: ({ body, accent, vary }) =>
    shape('M24 132V92q16 12 34-10l14-14q20 34 58 42 44 6 46 30v6z', body) +
    shape('M22 132h156q4 20-12 22H34q-14 0-12-22z', '#fffefb') +
    stroke('M74 86l16-10M84 96l16-10M96 104l14-10', '#45413d') +
    shape(`M44 128q20-${vary(14, 24)} 50-10 18 6 32 0-18 16-46 14-22-4-36-4z`, accent),
  backpack: ({ body, shade, accent }) =>
    stroke('M78 44V32q22-14 44 0v12', '#45413d', 7) +
    shape('M52 88q0-46 48-46t48 46v72q0 12-12 12H64q-12 0-12-12z', accent) +
    rect(64, 108, 72, 50, shade, 10) +
    stroke('M64 122h72M78 76h44', '#45413d') +
    rect(94, 116, 12, 14, body, 2) +
    rect(40, 104, 14, 50, shade, 6) +
    rect(146, 104, 14, 50, shade, 6),
  sunscreen: ({ body, accent }) =>
    shape('M66 26h68l-6 116H72z', body) +
    rect(70, 142, 60, 32, accent, 5) +
    circle(100, 78, 15, '#e6b03e') +
    row(
      8,
      i =>
        `<path d="M100 56v-8" fill="none" stroke="#e6b03e" stroke-width="4" transform="rotate(${i * 45} 100 78)"/>`,
    ) +
    plain(rect(80, 112, 40, 6, accent, 3)),
  tent: ({ accent, shade, body, vary }) =>
    shape(`M100 40L18 156h164z`, accent) +
    shape('M100 40L62 156h76z', shade) +
    shape(`M100 66l-${vary(18, 24)} 90h44z`, '#45413d') +
    stroke('M100 40l-6-16M100 40l6-16M18 156l-8 8M182 156l8 8', '#45413d', 4) +
    plain(shape('M100 66l-22 90h10l14-60z', body)),
  'camp-chair': ({ accent, shade }) =>
    stroke('M48 172L138 96M152 172L62 96M58 30l8 78M142 30l-8 78', '#45413d', 6) +
    shape('M56 30h88l-6 70H62z', accent) +
    shape('M58 100h84l10 24H48z', shade) +
    stroke('M40 84h26M134 84h26', '#45413d', 8),
  bicycle: ({ accent, ink, vary }) => {
    const radius = vary(34, 38)
    return (
      row(
        2,
        i =>
          `<circle cx="${50 + i * 100}" cy="128" r="${radius}" fill="none" stroke="${ink}" stroke-width="6"/>` +
          circle(50 + i * 100, 128, 5, ink),
      ) +
      stroke('M50 128l30-56h58l-36 56H50M80 72l22 56M150 128L132 54', accent, 6) +
      stroke('M68 66h26M120 54h22q8 0 8 8', ink, 6) +
      circle(102, 128, 9, '#cfd2d3')
    )
  },
  tyre: ({ accent }) =>
    circle(100, 100, 74, '#3a3835') +
    `<circle cx="100" cy="100" r="65" fill="none" stroke="#6b6661" stroke-width="5" stroke-dasharray="9 6"/>` +
    circle(100, 100, 46, '#cfd2d3') +
    row(
      6,
      i =>
        `<path d="M100 100V58" fill="none" stroke="#6b7073" stroke-width="9" transform="rotate(${i * 60} 100 100)"/>`,
    ) +
    circle(100, 100, 12, accent),
  dashcam: ({ body, shade, accent, glass }) =>
    shape('M74 28h52l-10 34H84z', shade) +
    rect(26, 62, 148, 78, body, 16) +
    circle(100, 101, 30, shade) +
    circle(100, 101, 19, glass) +
    circle(100, 101, 8, accent) +
    plain(
      circle(94, 95, 3, '#fff'),
      circle(152, 80, 4, accent),
      rect(42, 94, 18, 4, shade, 2),
      rect(42, 104, 18, 4, shade, 2),
    ),
  'engine-oil': ({ accent, body, shade }) =>
    rect(58, 26, 30, 20, '#33363b', 4) +
    shape('M56 46h36l28 22h16q10 0 10 10v84q0 10-10 10H56q-10 0-10-10V56q0-10 10-10z', accent) +
    shape('M112 80h20v34h-20z', '#efebe5') +
    rect(58, 96, 44, 58, body, 6) +
    plain(
      shape('M80 104q18 24 0 36-18-12 0-36z', '#c08a2e'),
      rect(112, 130, 24, 5, shade, 2),
      rect(112, 142, 24, 5, shade, 2),
    ),
}
