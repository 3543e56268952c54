/** SVG shapes. Filled shapes are outlined in the picture's ink unless they set another stroke. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 4): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** An open stroke; `width` in units of the 200 wide picture. */
export function stroke(d: string, colour: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** Shapes without an outline. */
export function plain(...parts: readonly string[]): string {
  return `<g stroke="none">${parts.join('')}</g>`
}

/** One piece for each step. */
export function row(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** A row of equal pieces as one dashed line, which is smaller than one shape each. */
export function dashes(d: string, colour: string, width: number, dash: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="butt" stroke-dasharray="${dash}"/>`
}

/** Rows of round dots, `step` apart along each line of the path. */
export function dots(d: string, colour: string, size: number, step: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-dasharray="0 ${step}"/>`
}

/** A wheel of fan blades. */
export function blades(x: number, y: number, radius: number, count: number, colour: string): string {
  const d = row(count, index => {
    const turn = (2 * Math.PI * index) / count
    const at = (right: number, down: number): string => {
      const across = right * Math.cos(turn) - down * Math.sin(turn)
      const along = right * Math.sin(turn) + down * Math.cos(turn)
      return `${Math.round(across * radius)} ${Math.round(along * radius)}`
    }
    return `M${x} ${y}q${at(0.2, -0.75)} ${at(0.62, -0.6)}`
  })
  return stroke(d, colour)
}
