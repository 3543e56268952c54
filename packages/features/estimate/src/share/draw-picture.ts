import type { EstimateSummary } from './estimate-summary.ts'

/** Pixels. */
const width = 1200
const margin = 60
const rowHeight = 60
const colours = { paper: '#fff', text: '#1d1c1a', soft: '#64605a', line: '#dcd9d4', brand: '#2f4a9c' }

interface Look {
  readonly size: number
  readonly colour?: string
  readonly weight?: number
  /** The room that the text has. */
  readonly most?: number
  /** What is shown even where the text is clipped. */
  readonly after?: string
}

/**
 * Draws an estimate as a picture 1200 pixels wide, in the fonts of the device.
 *
 * @param fonts the families of the page, as CSS has them
 */
export async function drawPicture(summary: EstimateSummary, fonts: string): Promise<Blob> {
  const { basis, rows, totalLabel, total, card, fit, leftOut } = summary
  const notes = [card, leftOut, fit && `호환성 ${fit}`].filter(said => said !== '')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = margin * 2 + 110 + rows.length * rowHeight + 90 + notes.length * 40 + 50
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')

  const write = (text: string, x: number, y: number, look: Look) => {
    context.font = `${look.weight ?? 400} ${look.size}px ${fonts}`
    context.fillStyle = look.colour ?? colours.text
    context.fillText(clipped(context, text, look), x, y)
  }
  const rule = (y: number, colour = colours.line) => {
    context.fillStyle = colour
    context.fillRect(margin, y, width - margin * 2, 2)
  }

  context.fillStyle = colours.paper
  context.fillRect(0, 0, width, canvas.height)
  write('PC 견적', margin, margin + 44, { size: 48, weight: 700 })
  write(basis, margin, margin + 88, { size: 24, colour: colours.soft })
  let y = margin + 110
  rule(y, colours.text)
  for (const { label, name, times, price } of rows) {
    context.textAlign = 'start'
    write(label, margin, y + 40, { size: 24, colour: colours.soft, most: 150 })
    write(name, margin + 170, y + 40, { size: 26, most: 690, after: times })
    context.textAlign = 'end'
    write(price, width - margin, y + 40, { size: 26, weight: 600 })
    y += rowHeight
    rule(y)
  }
  y += 70
  context.textAlign = 'start'
  write(totalLabel, margin, y, { size: 32, weight: 600 })
  context.textAlign = 'end'
  write(total, width - margin, y, { size: 48, weight: 700, colour: colours.brand })
  context.textAlign = 'start'
  y += 20
  for (const note of notes) {
    y += 40
    write(note, margin, y, { size: 24, colour: colours.soft, most: width - margin * 2 })
  }
  write('저울에서 만든 견적', margin, y + 50, { size: 22, colour: colours.brand, weight: 600 })

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the picture came to nothing'))),
      'image/png',
    )
  })
}

/** As much of a text as there is room for, with what stands after it. */
function clipped(
  context: CanvasRenderingContext2D,
  text: string,
  { most = Number.POSITIVE_INFINITY, after = '' }: Look,
): string {
  const isRoomFor = (shown: string) => context.measureText(shown + after).width <= most
  if (isRoomFor(text)) return text + after
  const letters = [...text]
  while (letters.length > 0 && !isRoomFor(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…${after}`
}
