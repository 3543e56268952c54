/** The scale of a picture and its offset from the center of the stage, in pixels. */
export interface Zoom {
  /** 1 to 4. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A position on the stage, in pixels from its center. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

const maxScale = 4
/** The factor of one press on + (assumed): four presses go from the minimum to the maximum. */
const stepFactor = Math.SQRT2
/** Pixels by which an arrow key moves an enlarged picture (assumed). */
const keyDistance = 60
const stageCenter: Point = { x: 0, y: 0 }

/** Scales by a factor around a point, within the limits. */
function scaled(zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), maxScale)
  // Rounding errors of steps in and out must not leave the picture slightly enlarged.
  if (scale < 1.001) return unzoomed
  const grown = scale / zoom.scale
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }
}

/** Scales by the change of distance between two fingers, and moves with their midpoint. */
export function pinched(zoom: Zoom, before: readonly [Point, Point], now: readonly [Point, Point]): Zoom {
  const factor = distance(...now) / Math.max(distance(...before), 1)
  const [from, to] = [middle(...before), middle(...now)]
  return panned(scaled(zoom, factor, from), from, to)
}

/** Scales by wheel pixels. Browsers report a touchpad pinch as wheel events with Ctrl, in smaller steps. */
export function wheeled(zoom: Zoom, pixels: number, isPinch: boolean, at: Point): Zoom {
  return scaled(zoom, Math.exp(-pixels * (isPinch ? 0.01 : 0.002)), at)
}

/** Limits the offset so that an enlarged picture always covers its stage, whose size is in pixels. */
export function within(
  { scale, x, y }: Zoom,
  stage: { readonly width: number; readonly height: number },
): Zoom {
  const [across, down] = [((scale - 1) * stage.width) / 2, ((scale - 1) * stage.height) / 2]
  return { scale, x: clamp(x, across), y: clamp(y, down) }
}

/** Moves an enlarged picture with one finger. */
export function panned(zoom: Zoom, before: Point, now: Point): Zoom {
  if (zoom.scale === 1) return zoom
  return { ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y }
}

/** Doubles the size around a point, or resets an enlarged picture (double click). */
export function toggled(zoom: Zoom, at: Point): Zoom {
  return zoom.scale === 1 ? scaled(zoom, 2, at) : unzoomed
}

/** Zooms in (1) or out (-1) by one step. */
export function stepped(zoom: Zoom, step: 1 | -1): Zoom {
  return scaled(zoom, stepFactor ** step, stageCenter)
}

/**
 * Applies a key: + zooms in, - zooms out, 0 resets, arrows move an enlarged picture.
 *
 * @returns undefined for keys without an effect, such as arrows on a picture at its own size (they go to other pictures)
 */
export function keyed(zoom: Zoom, key: string): Zoom | undefined {
  // The + key reports = without Shift.
  if (key === '+' || key === '=') return stepped(zoom, 1)
  if (key === '-') return stepped(zoom, -1)
  if (key === '0') return unzoomed
  const to = arrows.get(key)
  return to && zoom.scale > 1 ? panned(zoom, stageCenter, to) : undefined
}

/** How each key moves the picture: opposite to its arrow, so that the part on that side comes into view. */
const arrows: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: keyDistance, y: 0 }],
  ['ArrowRight', { x: -keyDistance, y: 0 }],
  ['ArrowUp', { x: 0, y: keyDistance }],
  ['ArrowDown', { x: 0, y: -keyDistance }],
])

/** Whether the picture can be zoomed in and out any further. */
export function reachOf({ scale }: Zoom): { readonly canGrow: boolean; readonly canShrink: boolean } {
  return { canGrow: scale < maxScale, canShrink: scale > 1 }
}

function clamp(offset: number, max: number): number {
  return Math.min(Math.max(offset, -max), max)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
