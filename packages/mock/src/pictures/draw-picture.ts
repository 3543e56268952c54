import { applianceDrawings } from './appliances.ts'
import { computerDrawings } from './computers.ts'
import { familyDrawings } from './family.ts'
import { livingDrawings } from './living.ts'
import { mobileDrawings } from './mobile.ts'
import { partDrawings } from './parts.ts'
import { createPen, type Drawing } from './pen.ts'
import { shape, stroke } from './shapes.ts'
import { videoDrawings } from './video.ts'

const drawings = new Map<string, Drawing>(
  Object.entries({
    ...partDrawings,
    ...computerDrawings,
    ...mobileDrawings,
    ...videoDrawings,
    ...applianceDrawings,
    ...livingDrawings,
    ...familyDrawings,
  }),
)

/** All kinds of products with a drawing of their own. */
export const pictureKinds: readonly string[] = Array.from(drawings.keys())

const box: Drawing = ({ body, shade, accent }) =>
  shape('M34 76l66-34 66 34v66l-66 34-66-34z', body) +
  shape('M100 110l66-34v66l-66 34z', shade) +
  stroke('M34 76l66 34 66-34M100 110v66', '#45413d') +
  stroke('M67 59l66 34v20', accent, 6)

/** A square picture of a product as SVG of at most 1.5 kB; deterministic. Unknown kinds get a parcel. */
export function drawPicture(kind: string, seed: number): string {
  const drawing = drawings.get(kind) ?? box
  const style = 'stroke="#45413d" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path fill="#f1eeea" d="M0 0h200v200H0z"/><g ${style}>${drawing(createPen(seed))}</g></svg>`
}
