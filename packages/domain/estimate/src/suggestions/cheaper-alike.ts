import type { Part, PartFigures, PartKind, PriceType } from '@jeoul/api/types'
import { checkBuild, type Outcome, outcomes, type PartsByKind, type Piece } from '../compatibility/index.ts'
import { isOrdinary, partPrice } from '../parts/part.ts'
import { pieceOf, type SheetLine } from '../sheet/sheet.ts'

interface Likeness {
  /** Korean description of the equivalent figures. */
  readonly words: string
  /** Figures that both state, with equal values. */
  readonly same: readonly (keyof PartFigures)[]
  /** Figures that are equal, or that neither states. */
  readonly alike?: readonly (keyof PartFigures)[]
  /** Figures that both state, and of which the other part has no less. */
  readonly noLess?: readonly (keyof PartFigures)[]
  /** Lists that both state, and of which the other part's includes every entry. */
  readonly holds?: readonly (keyof PartFigures)[]
  /** Included accessories that the other part must have if this one does. */
  readonly brings?: readonly (keyof PartFigures)[]
}

/**
 * The figures that make one part equivalent to another (assumed). Clocks and cores are comparable only within one
 * generation. Kinds whose value is not in their figures are left out: everything outside the PC, software and services.
 */
const likenesses: Readonly<Partial<Record<PartKind, Likeness>>> = {
  cpu: {
    words: '소켓·세대가 같고, 코어·스레드·최대 클럭·캐시가 더 적지 않아요',
    same: ['socket', 'generation'],
    noLess: ['cores', 'threads', 'clock', 'cache'],
    brings: ['graphics', 'cooler_included'],
  },
  gpu: {
    words: '그래픽 칩이 같고, 메모리가 더 적지 않아요 (클럭·소음은 비교하지 않았어요)',
    same: ['chip'],
    noLess: ['video_memory'],
  },
  case: {
    words:
      '들어가는 메인보드가 같거나 더 많고, 그래픽카드·쿨러 자리가 더 좁지 않아요 (디자인·소음은 비교하지 않았어요)',
    same: [],
    holds: ['form_factors'],
    noLess: ['max_gpu', 'max_cooler'],
  },
  motherboard: {
    words: '소켓·칩셋·크기·메모리 규격이 같고, 메모리 슬롯이 더 적지 않아요',
    same: ['socket', 'chipset', 'form_factor', 'memory_types'],
    noLess: ['memory_slots'],
  },
  memory: {
    words: '규격·형태·개수·용량이 같아요 (속도는 비교하지 않았어요)',
    same: ['memory_types', 'modules', 'module_capacity'],
    alike: ['form_factor', 'ecc', 'registered'],
  },
  ssd: {
    words: '연결 방식·크기가 같고, 용량이 더 적지 않아요 (속도는 비교하지 않았어요)',
    same: ['link', 'form_factor'],
    noLess: ['capacity'],
  },
  hdd: {
    words: '크기가 같고, 용량이 더 적지 않아요 (속도는 비교하지 않았어요)',
    same: ['form_factor'],
    noLess: ['capacity'],
  },
  power: {
    words: '규격이 같고, 정격 출력이 더 적지 않아요 (효율은 비교하지 않았어요)',
    same: ['form_factor'],
    noLess: ['watts'],
  },
  cooler: {
    words: '냉각 방식·라디에이터가 같고, 발열 처리 용량이 더 적지 않아요',
    same: ['cooling'],
    alike: ['radiator'],
    noLess: ['tdp'],
  },
}

/** Describes the equivalent figures of a kind; undefined for kinds that cannot be compared. */
export function likenessWords(kind: PartKind): string | undefined {
  return likenesses[kind]?.words
}

/** Whether another part of a kind is equivalent to this one. A missing figure never equals a known one. */
export function isAlike(kind: PartKind, figures: PartFigures, other: PartFigures): boolean {
  const likeness = likenesses[kind]
  if (!likeness) return false
  const { same, alike = [], noLess = [], holds = [], brings = [] } = likeness
  const isEqual = (name: keyof PartFigures) => textOf(figures[name]) === textOf(other[name])
  return (
    same.every(name => isKnown(figures[name]) && isEqual(name)) &&
    alike.every(isEqual) &&
    holds.every(name => isKnown(figures[name]) && holdsAll(other[name], figures[name])) &&
    brings.every(name => figures[name] !== true || other[name] === true) &&
    noLess.every(name => {
      const [has, needs] = [other[name], figures[name]]
      return typeof has === 'number' && typeof needs === 'number' && needs > 0 && has >= needs
    })
  )
}

function holdsAll(list: unknown, wanted: unknown): boolean {
  return Array.isArray(list) && Array.isArray(wanted) && wanted.every(each => list.includes(each))
}

function isKnown(figure: unknown): boolean {
  return Array.isArray(figure) ? figure.length > 0 : figure !== undefined && figure !== null && figure !== ''
}

function textOf(figure: unknown): string {
  return Array.isArray(figure) ? figure.map(String).toSorted().join() : String(figure ?? false)
}

/** A cheaper part that is equivalent to one of the estimate. */
export interface Suggestion {
  readonly line: SheetLine
  readonly part: Part
  /** Saving in won for all pieces of the line, above 0. */
  readonly saving: number
}

/** In won; a smaller saving is not suggested (assumed). */
const minSaving = 1_000

/**
 * Finds for each line the cheapest equivalent part ({@link isAlike}) that costs less and worsens no outcome of a
 * compatibility rule (assumed). Goods sold on a condition are suggested only if no ordinary ones qualify. The greatest
 * saving comes first. Each suggestion assumes that no other one is taken: search again after a change.
 */
export function cheaperAlike(
  lines: readonly SheetLine[],
  parts: PartsByKind,
  type: PriceType,
  each = 1,
): readonly Suggestion[] {
  const pieces = lines.map(pieceOf)
  const before = outcomesOf(pieces)
  return lines
    .flatMap((line): readonly Suggestion[] => {
      const paid = partPrice(line.part, type)
      if (paid === null) return []
      const { part_id: replaced, kind, figures } = line.part
      const isThere = (part: Part) => lines.some(other => other.part.part_id === part.part_id)
      const found = (parts[kind] ?? [])
        .flatMap(part => {
          const price = partPrice(part, type)
          const saving = price === null ? 0 : (paid - price) * line.quantity * each
          return saving >= minSaving && !isThere(part) && isAlike(kind, figures, part.figures)
            ? [{ line, part, saving }]
            : []
        })
        .toSorted(
          (one, other) =>
            Number(isOrdinary(other.part)) - Number(isOrdinary(one.part)) || other.saving - one.saving,
        )
        .find(({ part }) => {
          const other = pieceOf({ part, quantity: line.quantity })
          return isNoWorse(
            before,
            pieces.map(piece => (piece.partId === replaced ? other : piece)),
          )
        })
      return found ? [found] : []
    })
    .toSorted((one, other) => other.saving - one.saving)
}

/** The worst outcome by rule. */
function outcomesOf(pieces: readonly Piece[]): ReadonlyMap<string, Outcome> {
  const worst = new Map<string, Outcome>()
  // Findings are sorted with the worst first.
  for (const { rule, outcome } of checkBuild(pieces)) if (!worst.has(rule)) worst.set(rule, outcome)
  return worst
}

function isNoWorse(before: ReadonlyMap<string, Outcome>, pieces: readonly Piece[]): boolean {
  return [...outcomesOf(pieces)].every(
    ([rule, outcome]) => outcomes.indexOf(outcome) >= outcomes.indexOf(before.get(rule) ?? 'pass'),
  )
}
