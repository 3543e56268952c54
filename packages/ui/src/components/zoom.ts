/** How a picture is enlarged and moved, in pixels from the middle of its stage. */
export interface Zoom {
  /** 1 to 4. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A place on the stage, in pixels from its middle. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

const maxScale = 4
/** How much a press on + enlarges (assumed): four presses lead from one end to the other. */
const stepFactor = Math.SQRT2
/** How far an arrow key moves an enlarged picture, in pixels (assumed). */
const keyDistance = 60
const middleOfStage: Point = { x: 0, y: 0 }

/** Enlarges by a factor, or makes smaller; what lies at the point stays there. */
function scaled(zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), maxScale)
  // Steps there and back lead to the very size.
  if (scale < 1.001) return unzoomed
  const grown = scale / zoom.scale
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }
}

/** Two fingers moved: the picture grows with the distance between them, and what lies between them moves along. */
export function pinched(zoom: Zoom, before: readonly [Point, Point], now: readonly [Point, Point]): Zoom {
  const factor = distance(...now) / Math.max(distance(...before), 1)
  const [from, to] = [middle(...before), middle(...now)]
  return panned(scaled(zoom, factor, from), from, to)
}

/** A wheel turned by this many pixels; a pinch on a touchpad arrives as a wheel with Ctrl, in smaller steps. */
export function wheeled(zoom: Zoom, pixels: number, isPinch: boolean, at: Point): Zoom {
  return scaled(zoom, Math.exp(-pixels * (isPinch ? 0.01 : 0.002)), at)
}

/** Keeps an enlarged picture over its stage of this size, in pixels: none of its edges comes inside. */
export function within(
  { scale, x, y }: Zoom,
  stage: { readonly width: number; readonly height: number },
): Zoom {
  const [across, down] = [((scale - 1) * stage.width) / 2, ((scale - 1) * stage.height) / 2]
  return { scale, x: clamp(x, across), y: clamp(y, down) }
}

/** One finger moved over an enlarged picture. */
export function panned(zoom: Zoom, before: Point, now: Point): Zoom {
  if (zoom.scale === 1) return zoom
  return { ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y }
}

/** A double press enlarges what was pressed, and another one undoes it. */
export function toggled(zoom: Zoom, at: Point): Zoom {
  return zoom.scale === 1 ? scaled(zoom, 2, at) : unzoomed
}

/** Enlarges by a step (1), or makes smaller by one (-1). */
export function stepped(zoom: Zoom, step: 1 | -1): Zoom {
  return scaled(zoom, stepFactor ** step, middleOfStage)
}

/**
 * What a key does to a picture: + and - enlarge, 0 undoes it, arrows move what is enlarged.
 *
 * @returns undefined if the key does nothing to it, so that arrows turn pictures that are not enlarged
 */
export function keyed(zoom: Zoom, key: string): Zoom | undefined {
  // Without Shift, the key of + says =.
  if (key === '+' || key === '=') return stepped(zoom, 1)
  if (key === '-') return stepped(zoom, -1)
  if (key === '0') return unzoomed
  const to = arrows.get(key)
  return to && zoom.scale > 1 ? panned(zoom, middleOfStage, to) : undefined
}

/** Where the picture goes, so that the part at that side comes into view. */
const arrows: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: keyDistance, y: 0 }],
  ['ArrowRight', { x: -keyDistance, y: 0 }],
  ['ArrowUp', { x: 0, y: keyDistance }],
  ['ArrowDown', { x: 0, y: -keyDistance }],
])

/** Whether there is anything left to enlarge, and to make smaller. */
export function reachOf({ scale }: Zoom): { readonly canGrow: boolean; readonly canShrink: boolean } {
  return { canGrow: scale < maxScale, canShrink: scale > 1 }
}

function clamp(offset: number, most: number): number {
  return Math.min(Math.max(offset, -most), most)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
