import { expect, test } from 'vitest'
import type { Piece } from '../build.ts'
import { buildOf } from '../build.ts'
import { chipset } from './socket.ts'

function check(cpu: Piece['figures'], board: Piece['figures']) {
  return chipset.check(
    buildOf([
      { partId: '1', kind: 'cpu', name: 'CPU', quantity: 1, figures: cpu },
      { partId: '2', kind: 'motherboard', name: '메인보드', quantity: 1, figures: board },
    ]),
  )
}

/** Sockets with chipsets, and the generations that run on them at once, after a BIOS update, and never. */
test.each([
  ['AM4', 'A320 B350 X370', 'Summit Ridge, Raven Ridge, Bristol Ridge', 'Pinnacle Ridge, Vermeer', ''],
  ['AM4', 'B450 X470', 'Summit Ridge, Bristol Ridge, Pinnacle Ridge', 'Picasso, Matisse, Cezanne', ''],
  ['AM4', 'X570', 'Raven Ridge, Pinnacle Ridge, Picasso, Matisse', 'Renoir, Vermeer', 'Summit Ridge'],
  ['AM4', 'A520 B550', 'Matisse, Renoir', 'Vermeer, Cezanne', 'Picasso, Pinnacle Ridge'],
  ['AM5', 'A620 A620A B650 B650E X670 X670E', 'Raphael', 'Phoenix, Granite Ridge', ''],
  ['AM5', 'B840 B850 X870 X870E', 'Raphael, Phoenix, Granite Ridge', '', ''],
  ['AM3+', '970 990X 990FX', 'Zambezi', 'Vishera', ''],
  ['LGA1851', 'H810 B860 Z890 Q870 W880', 'Arrow Lake', 'Arrow Lake Refresh', ''],
  ['LGA1700', 'H610 B660 H670 Z690 Q670 W680', 'Alder Lake', 'Raptor Lake, Raptor Lake Refresh', ''],
  ['LGA1700', 'B760 H770 Z790', 'Alder Lake, Raptor Lake', 'Raptor Lake Refresh', ''],
  ['LGA1200', 'H410 B460', 'Comet Lake', '', 'Rocket Lake'],
  ['LGA1200', 'H470 Q470 Z490 W480', 'Comet Lake', 'Rocket Lake', ''],
  ['LGA1200', 'H510 B560 H570 Q570 Z590 W580', 'Comet Lake, Rocket Lake', '', ''],
  ['LGA1151', 'H110 B150 H170 Q150 Q170 Z170 C232 C236', 'Skylake', 'Kaby Lake', 'Coffee Lake'],
  ['LGA1151', 'B250 H270 Q250 Q270 Z270', 'Skylake, Kaby Lake', '', 'Coffee Lake'],
  ['LGA1151', 'H310 B360 H370 Q370 Z370 C242 C246', 'Coffee Lake', 'Coffee Lake Refresh', 'Kaby Lake'],
  ['LGA1151', 'B365 Z390', 'Coffee Lake, Coffee Lake Refresh', '', 'Skylake'],
  ['LGA1150', 'H81 B85 H87 Q85 Q87 Z87 C222 C224 C226', 'Haswell', 'Haswell Refresh', 'Broadwell'],
  ['LGA1150', 'H97 Z97', 'Haswell, Haswell Refresh', 'Broadwell', ''],
  ['LGA1155', 'H61 H67 P67 Z68', 'Sandy Bridge', 'Ivy Bridge', ''],
  ['LGA1155', 'B65 Q65 Q67', 'Sandy Bridge', '', 'Ivy Bridge'],
  ['LGA1155', 'B75 H77 Q75 Q77 Z75 Z77', 'Sandy Bridge, Ivy Bridge', '', ''],
  ['LGA2011-3', 'X99 C612', 'Haswell', 'Broadwell', ''],
  ['LGA2066', 'X299 C422', 'Skylake, Kaby Lake', 'Cascade Lake', ''],
  ['TR4', 'X399', 'Whitehaven', 'Colfax', ''],
  ['sTRX4', 'TRX40', 'Castle Peak', '', ''],
  ['sTR5', 'TRX50 WRX90', 'Storm Peak', 'Shimada Peak', ''],
])('on %s, %s runs %s at once, %s after an update and %s never', (socket, chipsets, ...generations) => {
  for (const name of chipsets.split(' ')) {
    for (const [place, outcome] of ['pass', 'conditional', 'problem'].entries()) {
      for (const generation of generations[place]?.split(', ').filter(Boolean) ?? []) {
        const [verdict] = check({ socket, generation }, { socket, chipset: name })
        expect(verdict?.outcome, `${generation} on ${name}`).toBe(outcome)
      }
    }
  }
})

test.each([
  ['a chipset that is not in the tables', 'AM5', 'Raphael', 'AM5', 'X999', 'unknown'],
  ['a generation that is not in the tables', 'AM5', 'Zen 9', 'AM5', 'B850', 'unknown'],
  ['a socket that is not in the tables', 'AM9', 'Raphael', 'AM9', 'B850', 'unknown'],
  ['another revision, spelt with hyphens', 'LGA1700', 'raptor_lake-S', 'LGA1700', 'Intel Z790', 'pass'],
  [
    'the longest name that it begins with',
    'LGA1700',
    'Raptor Lake Refresh-S',
    'LGA1700',
    'Z790',
    'conditional',
  ],
  ['a processor whose socket is not known', '', 'Raphael', 'AM5', 'AMD B850', 'pass'],
  ['a board whose socket is not known', 'AM5', 'Raphael', '', 'B850', 'pass'],
  ['different sockets, which are the finding of another rule', 'AM4', 'Raphael', 'AM5', 'B850', undefined],
])('%s', (_, socket, generation, boardSocket, name, outcome) => {
  const [verdict] = check({ socket, generation }, { socket: boardSocket, chipset: name })
  expect(verdict?.outcome).toBe(outcome)
  if (outcome === 'unknown')
    expect(verdict?.text).toMatch(/^메인보드 칩셋 \S+에서 CPU 세대 .+의 지원 여부를 알 수 없어요$/)
})
