import type { EstimateSummary } from './estimate-summary.ts'

/**
 * Breaks a text into lines between words, and within a word only if it is longer than a line (assumed).
 *
 * @param isRoomFor whether a text fits a line
 */
export function wrapText(text: string, isRoomFor: (text: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (isRoomFor(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !isRoomFor(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}

/** In pixels. */
const width = 1200
const margin = 60
const rowHeight = 60
const lineHeight = 36
const colours = { paper: '#fff', text: '#1d1c1a', soft: '#64605a', line: '#dcd9d4', brand: '#2f4a9c' }

interface Look {
  readonly size: number
  readonly colour?: string
  readonly weight?: number
}
const nameLook: Look = { size: 26 }
const noteLook: Look = { size: 24, colour: colours.soft }
/** The width available for a name and for a note. */
const [nameRoom, noteRoom] = [690, width - margin * 2]

/**
 * Draws an estimate as a picture 1200 pixels wide, in the device's fonts.
 *
 * @param fonts the font families of the page, in CSS notation
 */
export async function drawPicture(summary: EstimateSummary, fonts: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const pen = createPen(context, fonts)
  const { card, fit, leftOut } = summary
  const notes = [card, leftOut, fit && `호환성 ${fit}`].filter(note => note !== '')
  const noteLines = notes.flatMap(note => pen.wrap(note, noteRoom, noteLook))
  const rows = summary.rows.map(({ label, name, times, price }) => {
    const names = pen.wrap(name + times, nameRoom, nameLook)
    return { label, price, names, height: rowHeight + (names.length - 1) * lineHeight }
  })
  canvas.width = width
  canvas.height = margin * 2 + 110 + sumOf(rows) + 90 + noteLines.length * 40 + 50
  context.fillStyle = colours.paper
  context.fillRect(0, 0, width, canvas.height)

  pen.write('PC 견적', margin, margin + 44, { size: 48, weight: 700 })
  pen.write(summary.basis, margin, margin + 88, { size: 24, colour: colours.soft })
  pen.rule(margin + 110, colours.text)
  for (const [index, row] of rows.entries()) {
    drawRow(pen, row, margin + 110 + sumOf(rows.slice(0, index)))
  }
  const totalY = margin + 110 + sumOf(rows) + 70
  pen.write(summary.totalLabel, margin, totalY, { size: 32, weight: 600 })
  pen.writeEnd(summary.total, totalY, { size: 48, weight: 700, colour: colours.brand })
  const notesY = totalY + 20
  for (const [index, line] of noteLines.entries()) {
    pen.write(line, margin, notesY + (index + 1) * 40, noteLook)
  }
  const end = notesY + noteLines.length * 40 + 50
  pen.write('저울에서 만든 견적', margin, end, { size: 22, colour: colours.brand, weight: 600 })
  return pngOf(canvas)
}

interface Row {
  readonly label: string
  readonly price: string
  readonly names: readonly string[]
  /** In pixels. */
  readonly height: number
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0)

type Pen = ReturnType<typeof createPen>

function drawRow(pen: Pen, { label, price, names, height }: Row, y: number): void {
  pen.write(label, margin, y + 40, noteLook)
  for (const [line, text] of names.entries()) {
    pen.write(text, margin + 170, y + 40 + line * lineHeight, nameLook)
  }
  pen.writeEnd(price, y + 40, { size: 26, weight: 600 })
  pen.rule(y + height, colours.line)
}

function createPen(context: CanvasRenderingContext2D, fonts: string) {
  const take = ({ size, weight = 400, colour = colours.text }: Look) => {
    context.font = `${weight} ${size}px ${fonts}`
    context.fillStyle = colour
  }
  return {
    /** Breaks a text into lines that fit into the given width. */
    wrap(text: string, room: number, look: Look): readonly string[] {
      take(look)
      return wrapText(text, part => context.measureText(part).width <= room)
    },
    write(text: string, x: number, y: number, look: Look) {
      take(look)
      context.textAlign = 'start'
      context.fillText(text, x, y)
    },
    /** Writes a text that ends at the right margin. */
    writeEnd(text: string, y: number, look: Look) {
      take(look)
      context.textAlign = 'end'
      context.fillText(text, width - margin, y)
    },
    rule(y: number, colour: string) {
      context.fillStyle = colour
      context.fillRect(margin, y, width - margin * 2, 2)
    },
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture is empty')))
    canvas.toBlob(settle, 'image/png')
  })
}

const fileName = '저울-견적.png'

/**
 * Hands a picture to the shopper: through the phone's share sheet if it takes files, otherwise as a download.
 *
 * @returns the result: shared, saved, or dismissed in the share sheet
 */
export async function givePicture(picture: Blob, isMobile: boolean): Promise<'shared' | 'saved' | 'left'> {
  const files = [new File([picture], fileName, { type: 'image/png' })]
  if (isMobile && navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left'
      // If drawing took too long, the browser no longer accepts the press as a user gesture. Save the picture instead.
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return 'saved'
}
