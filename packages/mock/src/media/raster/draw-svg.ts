import type { Bitmap } from '../planes.ts'
import { type Colour, fillLines } from './fill-lines.ts'
import { flattenPath } from './flatten-path.ts'
import { arc, type Line, moveLine, roundedRect } from './line.ts'
import { type Matrix, multiply, parseTransform, scaling, stretchOf } from './matrix.ts'
import { outlineOf } from './outline.ts'

type Attributes = ReadonlyMap<string, string>

/** What an element has from those around it. */
interface Style {
  readonly matrix: Matrix
  readonly attributes: Attributes
}

/** Draws an SVG of the mock's own, whose drawings use a small part of the format, as large as asked for. */
export function drawSvg(svg: string, width: number, height: number): Bitmap {
  const bitmap = { width, height, rgb: new Uint8Array(3 * width * height).fill(255) }
  const styles: Style[] = []
  for (const [, close, name = '', rest = '', empty] of svg.matchAll(/<(\/?)([a-z]+)([^>]*?)(\/?)>/g)) {
    if (close) {
      styles.pop()
      continue
    }
    const own = readAttributes(rest)
    const style = name === 'svg' ? rootStyle(own, bitmap) : styleInside(styles.at(-1), own)
    const lines = linesOf(name, own)
    if (lines) drawLines(bitmap, lines, style)
    if (!empty) styles.push(style)
  }
  return bitmap
}

function readAttributes(text: string): Attributes {
  return new Map(
    Array.from(text.matchAll(/([a-z-]+)="([^"]*)"/gi), ([, key = '', value = '']) => [key, value]),
  )
}

function rootStyle(own: Attributes, { width, height }: Bitmap): Style {
  const [, , right = width, bottom = height] = (own.get('viewBox') ?? '').split(' ').map(Number)
  return { matrix: scaling(width / right, height / bottom), attributes: new Map() }
}

function styleInside(outer: Style | undefined, own: Attributes): Style {
  if (!outer) throw new RangeError('a drawing begins with its svg')
  const matrix = multiply(outer.matrix, parseTransform(own.get('transform') ?? ''))
  return { matrix, attributes: new Map([...outer.attributes, ...own]) }
}

/** What an element draws; undefined for one that only holds others. */
function linesOf(name: string, own: Attributes): readonly Line[] | undefined {
  const number = (key: string) => Number(own.get(key) ?? 0)
  if (name === 'path') return flattenPath(own.get('d') ?? '')
  if (name === 'rect') {
    return [roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))]
  }
  if (name === 'circle') return [arc(number('cx'), number('cy'), number('r'), number('r'))]
  if (name === 'ellipse') return [arc(number('cx'), number('cy'), number('rx'), number('ry'))]
  return undefined
}

function drawLines(bitmap: Bitmap, lines: readonly Line[], { matrix, attributes }: Style): void {
  const moved = lines.map(line => moveLine(line, matrix))
  const fill = parseColour(attributes.get('fill') ?? '#000')
  if (fill) fillLines(bitmap, moved, fill)
  const stroke = parseColour(attributes.get('stroke') ?? 'none')
  if (!stroke) return
  const stretch = stretchOf(matrix)
  const dashes = (attributes.get('stroke-dasharray') ?? '').split(' ').filter(Boolean)
  const pen = {
    width: Number(attributes.get('stroke-width') ?? 1) * stretch,
    isRound: attributes.get('stroke-linecap') === 'round',
    dashes: dashes.map(length => Number(length) * stretch),
  }
  const outlines = moved.flatMap(line => outlineOf(line, pen))
  fillLines(bitmap, outlines, stroke)
}

/** Reads '#abc', '#aabbcc' or '#aabbcc80'. @returns undefined for none */
function parseColour(text: string): Colour | undefined {
  const [, digits] = /^#([0-9a-f]{3,8})$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const pairs = (long.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs
  return [red, green, blue, alpha / 255]
}
