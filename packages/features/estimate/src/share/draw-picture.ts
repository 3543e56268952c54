import type { EstimateSummary } from './estimate-summary.ts'
import { wrapText } from './wrap-text.ts'

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
  const { basis, rows, totalLabel, total, card, fit, leftOut } = summary
  const notes = [card, leftOut, fit && `호환성 ${fit}`].filter(note => note !== '')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')

  const take = ({ size, weight = 400, colour = colours.text }: Look) => {
    context.font = `${weight} ${size}px ${fonts}`
    context.fillStyle = colour
  }
  const write = (text: string, x: number, y: number, look: Look) => {
    take(look)
    context.fillText(text, x, y)
  }
  const wrap = (text: string, room: number, look: Look) => {
    take(look)
    return wrapText(text, part => context.measureText(part).width <= room)
  }
  const names = rows.map(({ name, times }) => wrap(name + times, nameRoom, nameLook))
  const noteLines = notes.flatMap(note => wrap(note, noteRoom, noteLook))
  const rowsHeight = names.reduce((sum, { length }) => sum + rowHeight + (length - 1) * lineHeight, 0)
  canvas.width = width
  canvas.height = margin * 2 + 110 + rowsHeight + 90 + noteLines.length * 40 + 50

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
  for (const [place, { label, price }] of rows.entries()) {
    const lines = names[place] ?? []
    context.textAlign = 'start'
    write(label, margin, y + 40, noteLook)
    for (const [line, text] of lines.entries()) {
      write(text, margin + 170, y + 40 + line * lineHeight, nameLook)
    }
    context.textAlign = 'end'
    write(price, width - margin, y + 40, { size: 26, weight: 600 })
    y += rowHeight + (lines.length - 1) * lineHeight
    rule(y)
  }
  y += 70
  context.textAlign = 'start'
  write(totalLabel, margin, y, { size: 32, weight: 600 })
  context.textAlign = 'end'
  write(total, width - margin, y, { size: 48, weight: 700, colour: colours.brand })
  context.textAlign = 'start'
  y += 20
  for (const line of noteLines) {
    y += 40
    write(line, margin, y, noteLook)
  }
  write('저울에서 만든 견적', margin, y + 50, { size: 22, colour: colours.brand, weight: 600 })

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the picture came to nothing'))),
      'image/png',
    )
  })
}
