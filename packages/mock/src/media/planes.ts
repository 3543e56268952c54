import { at } from '../catalogue/at.ts'

/** Rows of pixels, three bytes each. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Brightness, or one of two colours: a byte a pixel. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Uint8Array(width * height) }
}

type Weights = readonly [base: number, red: number, green: number, blue: number]

/** Of 256; as video has them. Source: ITU-R BT.601. */
const weights = {
  luma: [16, 65.738, 129.057, 25.064],
  blue: [128, -37.945, -74.494, 112.439],
  red: [128, 112.439, -94.154, -18.285],
} as const satisfies Record<string, Weights>

/**
 * A picture as video has it: brightness, blue and red, the colours with half the width and height. Sides are made
 * multiples of 16 by repeating the last pixels.
 */
export function toPlanes(bitmap: Bitmap): readonly [Plane, Plane, Plane] {
  return [
    fillPlane(bitmap, 1, weights.luma),
    fillPlane(bitmap, 2, weights.blue),
    fillPlane(bitmap, 2, weights.red),
  ]
}

/** @param step of how many pixels one value is made: the one in their corner stands for them */
function fillPlane({ width, height, rgb }: Bitmap, step: number, [base, red, green, blue]: Weights): Plane {
  const squares = (length: number) => Math.ceil(length / 16)
  const plane = createPlane((16 * squares(width)) / step, (16 * squares(height)) / step)
  for (let y = 0; y < plane.height; y++) {
    const row = Math.min(y * step, height - 1) * width
    for (let x = 0; x < plane.width; x++) {
      const pixel = 3 * (row + Math.min(x * step, width - 1))
      const sum = red * at(rgb, pixel) + green * at(rgb, pixel + 1) + blue * at(rgb, pixel + 2)
      plane.values[y * plane.width + x] = Math.round(base + sum / 256)
    }
  }
  return plane
}
