import { pairsOf } from '../build.ts'
import { figure, labelled, unknown, verdict } from '../figure.ts'
import { readWord } from '../read.ts'
import type { Rule } from '../rule.ts'
import { am3Plus, am4, am5 } from './amd-chipsets.ts'
import { type ChipsetTable, chipsetName, type Support, supportIn } from './chipset-table.ts'
import { lga1150, lga1151, lga1155, lga1200, lga1700, lga1851 } from './intel-chipsets.ts'
import { bareSocket, socketOf } from './sockets.ts'
import { lga2011v3, lga2066, str5, strx4, tr4 } from './workstation-chipsets.ts'

const tables: Readonly<Record<string, ChipsetTable>> = {
  AM4: am4,
  AM5: am5,
  'AM3+': am3Plus,
  LGA1150: lga1150,
  LGA1151: lga1151,
  LGA1155: lga1155,
  LGA1200: lga1200,
  LGA1700: lga1700,
  LGA1851: lga1851,
  'LGA2011-3': lga2011v3,
  LGA2066: lga2066,
  TR4: tr4,
  STRX4: strx4,
  STR5: str5,
}

const outcomes = { pass: 'pass', update: 'conditional', never: 'problem' } as const

const endings: Readonly<Record<Support, string>> = {
  pass: '처음부터 지원해요',
  update: 'BIOS를 업데이트해야 쓸 수 있어요. 출고된 버전을 확인해 주세요',
  never: '지원하지 않아요',
}

/** A chipset supports a generation of processors at once, after a BIOS update, or never (assumed). */
export const chipset: Rule = {
  id: 'chipset',
  reads: { cpu: ['socket', 'generation'], motherboard: ['socket', 'chipset'] },
  check: build =>
    pairsOf(build, 'cpu', 'motherboard').flatMap(([cpu, board]) => {
      const socket = socketOf(board).value ?? socketOf(cpu).value
      const family = figure(cpu, { label: 'CPU 세대' }, readWord(cpu.figures.generation), String)
      const set = figure(board, { label: '메인보드 칩셋' }, readWord(board.figures.chipset), chipsetName)
      const figures = [family, set]
      if (socketsDiffer(socketOf(cpu).value, socketOf(board).value)) return []
      if (family.value === null || set.value === null) return unknown(family, set)
      const table = socket === null ? undefined : tables[bareSocket(socket)]
      const support = table === undefined ? null : supportIn(table, set.value, family.value)
      const pair = `${labelled(set)}에서 ${labelled(family)}`
      return support === null
        ? verdict('unknown', `${pair}의 지원 여부를 알 수 없어요`, figures)
        : verdict(outcomes[support], `${pair}: ${endings[support]}`, figures)
    }),
}

/** Different sockets are reported by the rule for sockets. */
function socketsDiffer(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && bareSocket(one) !== bareSocket(other)
}
