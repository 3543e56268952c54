import { expect, test } from 'vitest'
import { pieceOf } from '../testing/known-pieces.ts'
import { powerOf } from './power.ts'

const parts = [
  'Ryzen 7 9800X3D',
  'ASUS TUF GAMING B850-PLUS WIFI',
  'G.SKILL Trident Z5 Neo DDR5-6000 2x16',
  'GIGABYTE RTX 5070 WINDFORCE SFF',
  '2 × Samsung 990 PRO',
  'ARCTIC Liquid Freezer III 360',
]

test('sums the shares, the largest first, and computes the headroom', () => {
  const { shares, ...power } = powerOf([...parts, 'SeaSonic FOCUS GX-750', 'ASUS PRIME AP201'].map(pieceOf))
  expect(power).toEqual({ watts: 506, missing: [], supply: 750, headroom: 244 })
  expect(shares.map(({ watts }) => watts)).toEqual([250, 162, 50, 20, 16, 8])
})

test('lists parts with an unknown draw', () => {
  const card = { ...pieceOf('GIGABYTE RTX 5070 WINDFORCE SFF'), figures: {} }
  expect(powerOf([card])).toEqual({
    watts: 0,
    shares: [],
    missing: [card.partId],
    supply: null,
    headroom: null,
  })
})

test('has a negative headroom if the supply falls short', () => {
  expect(powerOf(['ASUS ROG Astral RTX 5090', 'Corsair CX450'].map(pieceOf)).headroom).toBe(-125)
})
