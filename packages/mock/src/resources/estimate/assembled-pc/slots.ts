import type { PartFigures, PartKind } from '@jeoul/api/types'
import { partCategories } from '../../../catalogue/part-categories.ts'
import type { Part } from '../../../catalogue/parts/part.ts'

/** A place for a core part. */
export interface Slot {
  /** The facet key of assembled PCs. */
  readonly key: string
  readonly kind: PartKind
  readonly name: string
  readonly cateId: string
  /** Share of the price of a whole PC, for parts that no category has. Source: assumed. */
  readonly share: number
  /** Figures that a part must have to be chosen where any will do. */
  readonly tells: readonly (keyof PartFigures)[]
  /** Whether a part matches a facet value: '16GB', 'RTX 5060 Ti'. */
  matches(part: Part, value: string): boolean
  /** Of parts that match, the one with the least of this is taken; without it the most popular one. */
  readonly least?: 'watts'
}

const never = () => false

/** In the order of choice: what others depend on comes first. */
export const slots: readonly Slot[] = [
  {
    key: 'cpu',
    kind: 'cpu',
    name: 'CPU',
    cateId: partCategories.cpu,
    share: 0.22,
    tells: ['socket', 'memory_types'],
    matches: (part, value) => part.kind === 'cpu' && value.split(/[ -]/).at(-1) === part.facts.model,
  },
  {
    key: 'gpu',
    kind: 'gpu',
    name: '그래픽카드',
    cateId: partCategories.gpu,
    share: 0.36,
    tells: ['length', 'recommended_power'],
    matches: (part, value) => part.kind === 'gpu' && part.facts.chip.replace(/^\S+ /, '') === value,
  },
  {
    key: 'board',
    kind: 'motherboard',
    name: '메인보드',
    cateId: partCategories.motherboard,
    share: 0.13,
    tells: ['socket', 'memory_types', 'form_factor'],
    matches: never,
  },
  {
    key: 'memory',
    kind: 'memory',
    name: '메모리',
    cateId: partCategories.memory,
    share: 0.09,
    tells: ['memory_types', 'modules'],
    matches: (part, value) =>
      part.kind === 'memory' && part.facts.modules * part.facts.moduleSize === gigabytes(value),
  },
  {
    key: 'ssd',
    kind: 'ssd',
    name: 'SSD',
    cateId: partCategories.ssd,
    share: 0.08,
    tells: ['form_factor', 'link'],
    matches: (part, value) => part.kind === 'ssd' && Math.abs(part.gigabytes / gigabytes(value) - 1) < 0.05,
  },
  {
    key: 'case',
    kind: 'case',
    name: '케이스',
    cateId: partCategories.case,
    share: 0.06,
    tells: ['form_factors', 'max_gpu', 'power_form_factors'],
    matches: never,
  },
  {
    key: 'power',
    kind: 'power',
    name: '파워',
    cateId: partCategories.power,
    share: 0.06,
    tells: ['watts', 'form_factor'],
    matches: (part, value) => part.kind === 'power' && part.facts.watts >= Number.parseInt(value, 10),
    // Assembled PCs have weak power supplies that are not sold separately; use the next stronger one.
    least: 'watts',
  },
  {
    key: 'cooler',
    kind: 'cooler',
    name: 'CPU 쿨러',
    cateId: partCategories.airCooler,
    share: 0.03,
    tells: ['sockets', 'height'],
    matches: never,
  },
]

function gigabytes(value: string): number {
  return Number.parseInt(value, 10) * (value.endsWith('TB') ? 1000 : 1)
}
