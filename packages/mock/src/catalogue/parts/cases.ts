import { type CaseInside, caseInsides } from './case-insides.ts'
import type { PartBasics } from './part-basics.ts'
import type { BoardSize, PowerForm } from './platform.ts'

export interface CaseFacts extends PartBasics, CaseInside {
  readonly tower: '빅타워' | '미들타워' | '미니타워' | '미니ITX'
  readonly boards: readonly BoardSize[]
  /** Room for a graphics card and for a processor's cooler, in mm. */
  readonly maxGpu: number
  readonly maxCooler: number
  readonly power: PowerForm
  /** Largest radiator in mm; 0 where there is room for none. */
  readonly maxRadiator: number
  readonly colours: readonly string[]
}

const upToEatx: readonly BoardSize[] = ['E-ATX', 'ATX', 'M-ATX', 'Mini-ITX']
const upToAtx: readonly BoardSize[] = ['ATX', 'M-ATX', 'Mini-ITX']
const upToMatx: readonly BoardSize[] = ['M-ATX', 'Mini-ITX']
const itx: readonly BoardSize[] = ['Mini-ITX']
const both = ['블랙', '화이트']

/** `room` is the longest graphics card, the highest cooler, the largest radiator. */
function pcCase(
  maker: string,
  model: string,
  tower: CaseFacts['tower'],
  boards: readonly BoardSize[],
  [maxGpu, maxCooler, maxRadiator]: readonly [number, number, number],
  power: PowerForm,
  year: number,
  price: number,
  colours: readonly string[] = both,
): CaseFacts {
  const room = { maxGpu, maxCooler, power, maxRadiator, ...caseInsides[model] }
  return { maker, model, tower, boards, ...room, colours, year, price }
}

export const cases: readonly CaseFacts[] = [
  pcCase('LIAN LI', 'LANCOOL 207', '미들타워', upToAtx, [375, 180, 360], 'ATX', 2024, 119_000),
  pcCase('LIAN LI', 'LANCOOL 216', '미들타워', upToEatx, [392, 180.5, 360], 'ATX', 2022, 149_000),
  pcCase('LIAN LI', 'LANCOOL 217', '미들타워', upToEatx, [380, 180, 360], 'ATX', 2025, 169_000),
  pcCase('LIAN LI', 'O11 VISION', '미들타워', upToEatx, [455, 167, 360], 'ATX', 2023, 209_000),
  pcCase('LIAN LI', 'O11 VISION COMPACT', '미들타워', upToEatx, [408, 164, 360], 'ATX', 2024, 178_000),
  pcCase('LIAN LI', 'A3-mATX', '미니타워', upToMatx, [415, 165, 360], 'ATX', 2024, 109_000),
  pcCase('Fractal Design', 'North', '미들타워', upToAtx, [355, 170, 360], 'ATX', 2022, 209_000, [
    '차콜블랙',
    '초크화이트',
  ]),
  pcCase('Fractal Design', 'Pop Air', '미들타워', upToAtx, [405, 170, 280], 'ATX', 2022, 129_000),
  pcCase('Fractal Design', 'Torrent Compact', '미들타워', upToEatx, [330, 174, 360], 'ATX', 2021, 258_000),
  pcCase('Fractal Design', 'Terra', '미니ITX', itx, [322, 77, 0], 'SFX', 2023, 259_000, [
    '실버',
    '그래파이트',
    '제이드',
  ]),
  pcCase('NZXT', 'H5 Flow (2024)', '미들타워', upToAtx, [410, 170, 360], 'ATX', 2024, 139_000),
  pcCase('NZXT', 'H6 Flow', '미들타워', upToAtx, [365, 163, 360], 'ATX', 2023, 159_000),
  pcCase('NZXT', 'H9 Flow (2025)', '미들타워', upToEatx, [459, 165, 420], 'ATX', 2025, 259_000),
  pcCase('CORSAIR', '4000D AIRFLOW', '미들타워', upToAtx, [360, 170, 360], 'ATX', 2020, 139_000),
  pcCase('CORSAIR', '3500X', '미들타워', upToAtx, [410, 170, 360], 'ATX', 2024, 129_000),
  pcCase('CORSAIR', 'FRAME 4000D', '미들타워', upToEatx, [430, 170, 360], 'ATX', 2025, 159_000),
  pcCase('Cooler Master', 'MasterBox NR200', '미니ITX', itx, [330, 155, 280], 'SFX', 2020, 119_000),
  pcCase('ASUS', 'PRIME AP201', '미니타워', upToMatx, [338, 170, 360], 'ATX', 2022, 99_000),
  pcCase('ASUS', 'TUF Gaming GT502', '미들타워', upToAtx, [400, 163, 360], 'ATX', 2022, 198_000),
  pcCase('HYTE', 'Y70', '미들타워', upToEatx, [422, 180, 360], 'ATX', 2023, 329_000),
]
