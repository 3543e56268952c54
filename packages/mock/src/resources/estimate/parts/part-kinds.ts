import type { PartKind, PartType } from '@jeoul/api/types'
import { partCategories } from '../../../catalogue/part-categories.ts'
import { keysOf } from '../../../index/keys-of.ts'

interface KindOfPart {
  readonly type: PartType
  /** What a choice between its parts is called. */
  readonly name: string
  /** Categories whose items are of this kind; none for software and services, which are no items. */
  readonly cateIds: readonly string[]
}

function kind(type: PartType, name: string, ...cateIds: readonly string[]): KindOfPart {
  return { type, name, cateIds }
}

/** Everything that an estimate can contain, in the contract's order. Source: assumed. */
export const partKinds: Readonly<Record<PartKind, KindOfPart>> = {
  cpu: kind(1, 'CPU', partCategories.cpu),
  motherboard: kind(1, '메인보드', partCategories.motherboard),
  memory: kind(1, '메모리', partCategories.memory),
  gpu: kind(1, '그래픽카드', partCategories.gpu),
  ssd: kind(1, 'SSD', partCategories.ssd),
  hdd: kind(1, 'HDD', partCategories.hdd),
  case: kind(1, '케이스', partCategories.case),
  power: kind(1, '파워', partCategories.power),
  cooler: kind(1, 'CPU 쿨러', partCategories.airCooler, partCategories.liquidCooler),
  monitor: kind(2, '모니터', '131010'),
  keyboard: kind(2, '키보드', '141010'),
  mouse: kind(2, '마우스', '141012'),
  headset: kind(2, '헤드셋', '141210'),
  speaker: kind(2, '스피커', '141212'),
  os: kind(3, '운영체제'),
  office: kind(3, '사무용 프로그램'),
  assembly: kind(4, '조립'),
  visit: kind(4, '출장 점검'),
  packing: kind(4, '포장'),
}

export const kindNames: readonly PartKind[] = keysOf(partKinds)

const kindsByCategory: ReadonlyMap<string, PartKind> = new Map(
  kindNames.flatMap(name => partKinds[name].cateIds.map(cateId => [cateId, name] as const)),
)

/** Undefined for a category whose items are no parts. */
export function kindOfCategory(cateId: string): PartKind | undefined {
  return kindsByCategory.get(cateId)
}
