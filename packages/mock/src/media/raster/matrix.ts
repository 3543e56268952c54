/** An affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The inner one goes first. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function scaling(x: number, y: number): Matrix {
  return [x, 0, 0, y, 0, 0]
}

/** How much longer lines become, where they become so the same in every direction. */
export function stretchOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/** Reads the transforms that the drawings use: 'translate(1 2) scale(.5) rotate(8 100 150)'. */
export function parseTransform(text: string): Matrix {
  let matrix = identity
  for (const [, name = '', list = ''] of text.matchAll(/([a-z]+)\(([^)]*)\)/g)) {
    matrix = multiply(
      matrix,
      transformOf(
        name,
        list
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    )
  }
  return matrix
}

function transformOf(name: string, [first = 0, second, third = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return scaling(first, second ?? first)
  if (name !== 'rotate') throw new RangeError(`no drawing uses ${name}`)
  const angle = (first * Math.PI) / 180
  const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
  const x = second ?? 0
  return multiply(multiply([1, 0, 0, 1, x, third], turn), [1, 0, 0, 1, -x, -third])
}
