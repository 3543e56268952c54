import { partCategories } from '../../../catalogue/part-categories.ts'
import type { Part } from '../../../catalogue/parts/part.ts'

/** A place for a core part. */
export interface Slot {
  /** The facet key of assembled PCs. */
  readonly key: string
  readonly name: string
  readonly cateId: string
  /** Share of the price of a whole PC, for parts that no category has. Source: assumed. */
  readonly share: number
  /** Whether a part matches a facet value: '16GB', 'RTX 5060 Ti'. */
  matches(part: Part, value: string): boolean
}

const never = () => false

/** In the order of choice: what others depend on comes first. */
export const slots: readonly Slot[] = [
  {
    key: 'cpu',
    name: 'CPU',
    cateId: partCategories.cpu,
    share: 0.22,
    matches: (part, value) => part.kind === 'cpu' && value.split(/[ -]/).at(-1) === part.facts.model,
  },
  {
    key: 'gpu',
    name: '그래픽카드',
    cateId: partCategories.gpu,
    share: 0.36,
    matches: (part, value) => part.kind === 'gpu' && part.facts.chip.replace(/^\S+ /, '') === value,
  },
  { key: 'board', name: '메인보드', cateId: partCategories.motherboard, share: 0.13, matches: never },
  {
    key: 'memory',
    name: '메모리',
    cateId: partCategories.memory,
    share: 0.09,
    matches: (part, value) =>
      part.kind === 'memory' && part.facts.modules * part.facts.moduleSize === gigabytes(value),
  },
  {
    key: 'ssd',
    name: 'SSD',
    cateId: partCategories.ssd,
    share: 0.08,
    matches: (part, value) => part.kind === 'ssd' && Math.abs(part.gigabytes / gigabytes(value) - 1) < 0.05,
  },
  { key: 'case', name: '케이스', cateId: partCategories.case, share: 0.06, matches: never },
  {
    key: 'power',
    name: '파워',
    cateId: partCategories.power,
    share: 0.06,
    matches: (part, value) => part.kind === 'power' && part.facts.watts === Number.parseInt(value, 10),
  },
  { key: 'cooler', name: 'CPU 쿨러', cateId: partCategories.airCooler, share: 0.03, matches: never },
]

function gigabytes(value: string): number {
  return Number.parseInt(value, 10) * (value.endsWith('TB') ? 1000 : 1)
}
