import { type Build, type Piece, pairsOf, piecesOf } from '../build.ts'
import {
  amount,
  count,
  type Figure,
  figure,
  labelled,
  perPiece,
  readCount,
  readFlag,
  readWord,
  readWords,
  sumOf,
  unknown,
  verdict,
  withUnit,
} from '../figure.ts'
import type { Rule, Verdict } from '../rule.ts'
import { createVocabulary, differing, namesIn, sharedName } from '../vocabulary.ts'
import { boardFormOf } from './case.ts'

const owners: Readonly<Partial<Record<Piece['kind'], string>>> = {
  cpu: 'CPU 지원 메모리',
  motherboard: '메인보드 지원 메모리',
  memory: '메모리 규격',
}

/** The types of memory. Low-voltage DDR3L is left out: only some boards for DDR3 take it. */
const types = createVocabulary(
  ['DDR', 'DDR2', 'DDR3', 'DDR4', 'DDR5', 'LPDDR4', 'LPDDR4X', 'LPDDR5', 'LPDDR5X'],
  {
    also: { DDR1: 'DDR' },
  },
)

/** `DDR5-5600` states the speed as well. */
const withoutSpeed = (text: string) => text.replace(/(DDR[2-5])[\s-]+\d{3,5}(\s?(MHz|MT\/s))?/gi, '$1')

/** Memory types, such as `DDR5`, that a part is or supports. */
export const memoryTypesOf = perPiece((piece): Figure<readonly string[]> => {
  const label = owners[piece.kind] ?? '메모리 규격'
  const words = readWords(piece.figures.memory_types)?.map(withoutSpeed)
  return namesIn(piece, { label }, words, types)
})

/** The number of modules in one pack. */
export const modulesOf = perPiece((memory): Figure<number> => {
  const labels = { label: '메모리 모듈', about: '메모리의 모듈 수' }
  return count(memory, labels, readCount(memory.figures.modules) || null)
})

/** Capacity of one module in GB. */
export const moduleCapacityOf = perPiece((memory): Figure<number> => {
  const labels = { label: '메모리 모듈', about: '메모리 모듈의 용량' }
  return amount(memory, labels, memory.figures.module_capacity, 'GB')
})

/** The number of memory slots of a motherboard. */
export const memorySlotsOf = perPiece((board): Figure<number> => {
  const labels = { label: '메인보드 슬롯', about: '메인보드의 메모리 슬롯 수' }
  return count(board, labels, readCount(board.figures.memory_slots) || null)
})

/** The maximum memory of a motherboard or a processor in GB. */
const maxMemoryOf = perPiece((piece): Figure<number> => {
  const owner = piece.kind === 'cpu' ? 'CPU' : '메인보드'
  const labels = { label: `${owner} 최대`, about: `${owner}의 최대 메모리 용량` }
  return amount(piece, labels, piece.figures.max_memory, 'GB')
})

/** Motherboard and processor both support the memory's type (assumed). */
export const memoryType: Rule = {
  id: 'memory-type',
  reads: { memory: ['memory_types'], motherboard: ['memory_types'], cpu: ['memory_types'] },
  check: build =>
    [...pairsOf(build, 'memory', 'motherboard'), ...pairsOf(build, 'memory', 'cpu')].map(
      ([memory, other]) => {
        const own = memoryTypesOf(memory)
        const supported = memoryTypesOf(other)
        if (own.value === null || supported.value === null) return unknown(own, supported)
        return sharedName(own, supported) === undefined
          ? differing(own, supported, types)
          : verdict('pass', `${labelled(own)} = ${labelled(supported)}`, [own, supported])
      },
    ),
}

/** Boards of these sizes have slots for long modules (DIMM); smaller boards may have either kind (assumed). */
const longSlots = ['Micro ATX', 'ATX', 'SSI CEB', 'EATX', 'SSI EEB', 'XL ATX', 'HPTX']
const mostlyLong = [...longSlots, 'Mini-ITX', 'Mini DTX', 'Flex ATX']

/** Short modules (SO-DIMM) do not fit the slots of a desktop motherboard (assumed). */
export const memoryForm: Rule = {
  id: 'memory-form',
  reads: { memory: ['form_factor'], motherboard: ['form_factor'] },
  check: build =>
    pairsOf(build, 'memory', 'motherboard').map(([memory, board]) => {
      const form = figure(memory, { label: '메모리 형태' }, readWord(memory.figures.form_factor), String)
      const size = boardFormOf(board)
      if (form.value === null || size.value === null) return unknown(form, size)
      if (!/DIMM/i.test(form.value)) {
        return verdict('unknown', `${labelled(form)}: 메인보드의 메모리 슬롯에 맞는지 알 수 없어요`, [
          form,
          size,
        ])
      }
      const isShort = /SO[\s-]?DIMM/i.test(form.value)
      if (!size.value.every(name => (isShort ? longSlots : mostlyLong).includes(name))) {
        return verdict('unknown', `${labelled(size)}의 메모리 슬롯이 DIMM인지 SO-DIMM인지 알 수 없어요`, [
          form,
          size,
        ])
      }
      return isShort
        ? verdict('problem', `${labelled(form)} ≠ ${labelled(size)}의 DIMM 슬롯`, [form, size])
        : verdict('pass', `${labelled(form)} = ${labelled(size)}의 DIMM 슬롯`, [form, size])
    }),
}

/** There is a slot for every module of all packs (assumed). */
export const memorySlots: Rule = {
  id: 'memory-slots',
  reads: { memory: ['modules'], motherboard: ['memory_slots'] },
  check: build => {
    const modules = piecesOf(build, 'memory').map(modulesOf)
    if (modules.length === 0) return []
    return piecesOf(build, 'motherboard').map(board => {
      const slots = memorySlotsOf(board)
      const sum = sumOf(modules)
      const figures = [...modules, slots]
      if (sum === null || slots.value === null) return unknown(...figures)
      return sum > slots.value
        ? verdict('problem', `메모리 모듈 ${sum}개 > ${labelled(slots)}`, figures)
        : verdict('pass', `메모리 모듈 ${sum}개 ≤ ${labelled(slots)}`, figures)
    })
  },
}

/**
 * All memory together does not exceed the motherboard's maximum. A processor's stated maximum is often below what
 * works, so exceeding it is a warning; a processor that states none is ignored. A module larger than an equal share of
 * the slots may need a BIOS update (assumed).
 */
export const memoryCapacity: Rule = {
  id: 'memory-capacity',
  reads: {
    memory: ['modules', 'module_capacity'],
    motherboard: ['max_memory', 'memory_slots'],
    cpu: ['max_memory'],
  },
  check: build => {
    if (piecesOf(build, 'memory').length === 0) return []
    return [
      ...piecesOf(build, 'motherboard').map(board => totalWithin(build, maxMemoryOf(board), 'problem')),
      ...piecesOf(build, 'cpu')
        .map(maxMemoryOf)
        .filter(({ value }) => value !== null)
        .map(most => totalWithin(build, most, 'warning')),
      ...piecesOf(build, 'motherboard').flatMap(board =>
        largeModules(build, maxMemoryOf(board), memorySlotsOf(board)),
      ),
    ]
  },
}

function totalWithin(build: Build, most: Figure<number>, outcome: 'problem' | 'warning'): Verdict {
  const memories = piecesOf(build, 'memory')
  const modules = memories.map(modulesOf)
  const capacities = memories.map(moduleCapacityOf)
  const total = sumOf(modules.map((each, at) => ({ ...each, value: product(each, capacities[at]) })))
  const figures = [...modules, ...capacities, most]
  if (total === null || most.value === null) return unknown(...figures)
  const text = `메모리 합계 ${withUnit(total, 'GB')}`
  return total > most.value
    ? verdict(outcome, `${text} > ${labelled(most)}`, figures)
    : verdict('pass', `${text} ≤ ${labelled(most)}`, figures)
}

function product(one: Figure<number>, other: Figure<number> | undefined): number | null {
  const { value = null } = other ?? {}
  return one.value === null || value === null ? null : one.value * value
}

function largeModules(build: Build, most: Figure<number>, slots: Figure<number>): readonly Verdict[] {
  if (most.value === null || slots.value === null) return []
  const share = most.value / slots.value
  return piecesOf(build, 'memory')
    .map(moduleCapacityOf)
    .filter(({ value }) => value !== null && value > share)
    .map(module =>
      verdict(
        'conditional',
        `${labelled(module)} > 메인보드 슬롯당 ${withUnit(share, 'GB')}: BIOS 업데이트가 필요할 수 있어요`,
        [module, most, slots],
      ),
    )
}

/** Desktop platforms have two memory channels (assumed). */
const channels = 2

/**
 * Different modules, or several packs of a kit, may not reach their rated speed together. Nor does unbuffered DDR5 with
 * two modules in a channel; registered memory belongs to platforms with more channels (assumed).
 */
export const memoryMix: Rule = {
  id: 'memory-mix',
  reads: { memory: ['memory_types', 'modules', 'registered'] },
  check: build => {
    const memories = piecesOf(build, 'memory')
    const [first] = memories
    if (first === undefined) return []
    const packs = memories.map(memory =>
      figure(memory, { label: '메모리 묶음', about: '메모리' }, memory.quantity, read => `${read}개`),
    )
    const typed = memories.map(memoryTypesOf)
    const stated = new Set(typed.flatMap(({ value }) => value?.slice(0, 1) ?? []))
    if (stated.size > 1) {
      const names = [...stated].sort().join('와 ')
      return [
        typed.every(({ value }) => value?.every(types.has) ?? true)
          ? verdict('problem', `${names} 메모리는 함께 쓸 수 없어요`, typed)
          : verdict('unknown', `${names} 메모리를 함께 쓸 수 있는지 알 수 없어요`, typed),
      ]
    }
    if (new Set(memories.map(({ partId }) => partId)).size > 1) {
      const text = `서로 다른 메모리 ${packs.length}종: 속도가 낮아지거나 부팅되지 않을 수 있어요`
      return [verdict('warning', text, packs)]
    }
    const modules = modulesOf(first)
    const { quantity } = first
    if (quantity > 1 && modules.value === null) return [unknown(modules)]
    if (quantity > 1 && modules.value !== 1) {
      const text = `${modules.value}개 구성 키트 ${quantity}개: XMP·EXPO 속도가 나오지 않을 수 있어요`
      return [verdict('conditional', text, [modules, ...packs])]
    }
    if (quantity > channels && readFlag(first.figures.registered) !== true) {
      const type = memoryTypesOf(first)
      if (type.value === null) return [unknown(type)]
      if (type.value.includes('DDR5')) {
        const text = `DDR5 모듈 ${quantity}개: 채널에 둘씩 꽂으면 XMP·EXPO 속도가 나오지 않을 수 있어요`
        return [verdict('conditional', text, [type, ...packs])]
      }
    }
    return [verdict('pass', `메모리 1종 ${quantity}개`, packs)]
  },
}
