import { describe, expect, test } from 'vitest'
import { buildOf } from '../build.ts'
import { coolerSocket } from './cooler.ts'

const outcomeOf = (sockets: string[], boardSocket: string) =>
  coolerSocket
    .check(
      buildOf([
        { partId: '1', kind: 'cooler', name: '쿨러', quantity: 1, figures: { sockets } },
        { partId: '2', kind: 'motherboard', name: '메인보드', quantity: 1, figures: { socket: boardSocket } },
      ]),
    )
    .map(({ outcome }) => outcome)

describe('a cooler made for another socket with the same holes is 조건부', () => {
  test.each([
    [['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156', 'LGA1200']],
    [['LGA1700', 'LGA1851']],
    [['AM4', 'AM5']],
    [['AM2', 'AM2+', 'AM3', 'AM3+', 'FM1', 'FM2', 'FM2+']],
    [['LGA2011', 'LGA2011-3', 'LGA2066']],
    [['TR4', 'STRX4', 'STR5', 'SP3']],
  ])('%j', sockets => {
    for (const socket of sockets) {
      for (const other of sockets) {
        expect(outcomeOf([other], socket), `${other} on ${socket}`).toEqual([
          other === socket ? 'pass' : 'conditional',
        ])
      }
    }
  })
})

test.each([
  ['LGA1200', 'LGA1700'],
  ['AM5', 'LGA1851'],
  ['AM3', 'AM4'],
  ['LGA2066', 'STR5'],
])('a cooler for %s does not fit %s', (listed, socket) => {
  expect(outcomeOf([listed], socket)).toEqual(['problem'])
})
