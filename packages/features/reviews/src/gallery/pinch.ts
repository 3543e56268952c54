/** How a picture is enlarged and moved, in pixels from its original position. */
export interface Zoom {
  /** 1 to 4. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

const maxScale = 4
/** Shorter movements, in pixels, count as a press. */
const leastSwipe = 40

/** Two fingers moved: the picture scales with the distance between them and moves with their midpoint. */
export function pinched(zoom: Zoom, before: readonly [Point, Point], now: readonly [Point, Point]): Zoom {
  const grown = zoom.scale * (distance(...now) / Math.max(distance(...before), 1))
  const scale = Math.min(Math.max(grown, 1), maxScale)
  if (scale === 1) return unzoomed
  const [from, to] = [middle(...before), middle(...now)]
  return { scale, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y }
}

/** Keeps an enlarged picture covering its stage, whose size is in pixels. */
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

/** Handles a double press, which enlarges the picture or undoes that. */
export function toggled(zoom: Zoom): Zoom {
  return zoom.scale === 1 ? { ...unzoomed, scale: 2 } : unzoomed
}

/** Whether a swipe goes to the next picture (1), to the previous one (-1), or to neither (null). */
export function swipeOf(began: Point, ended: Point): 1 | -1 | null {
  const [across, down] = [ended.x - began.x, ended.y - began.y]
  if (Math.abs(across) < leastSwipe || Math.abs(across) <= Math.abs(down)) return null
  return across < 0 ? 1 : -1
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
