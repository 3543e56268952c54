import type { Money } from './currency.ts'
import type { Fields } from './field-path.ts'
import type { Meaning } from './known-columns.ts'

export const formatNames = {
  jsonl: 'JSON Lines',
  'json-list': 'a JSON array',
  csv: 'CSV',
  xml: 'an XML feed',
} as const
export type SourceFormat = keyof typeof formatNames

/** The position of a record in its file. */
export interface Position {
  /** The line it begins on, counted from 1. */
  readonly line: number
  /** Its number in a JSON array or an XML feed, counted from 1; such a file may be a single line. */
  readonly element?: number
}

/** A position, and the file that it is in. */
export interface Place extends Position {
  readonly file: string
}

/** 'line 7', or 'record 7' of a JSON array or an XML feed. */
export function describePosition({ line, element }: Position): string {
  return element === undefined ? `line ${line}` : `record ${element}`
}

/** How a report names each defect. */
export const defectLabels = {
  'bad-json': 'not a JSON object',
  'bad-csv': 'broken CSV quoting',
  'bad-xml': 'not well-formed XML',
  'column-count': 'wrong number of columns',
  'too-long': 'line too long',
  'no-name': 'no name',
  'no-price': 'no price',
  duplicate: 'duplicate of another line',
  'unread-price': 'price not understood',
  'short-row': 'cells missing',
  'cut-off': 'file ends early',
} as const

/** What is odd about a record that was imported all the same, or about a file. */
export type WarningReason = 'unread-price' | 'short-row' | 'cut-off'
/** Why a record was not imported. */
export type DefectReason = Exclude<keyof typeof defectLabels, WarningReason>

/** A record that was left out, or a warning. */
export interface Defect<Reason = DefectReason | WarningReason> extends Place {
  readonly reason: Reason
  readonly detail: string
}

/** A record that was found in a source, or the reason why it can't be read. */
export type Found =
  | {
      readonly record: Fields
      /** A warning about a record that can be read. */
      readonly warning?: { readonly reason: WarningReason; readonly detail: string }
    }
  | { readonly defect: DefectReason; readonly detail: string }

/** What was found, with its position. */
export type Reading = Position & Found

export interface DefectSummary<Reason = DefectReason | WarningReason> {
  readonly reason: Reason
  readonly total: number
  /** The first ones, in reading order. */
  readonly examples: readonly Defect<Reason>[]
}

/** A field that did not become a facet. */
export interface LeftOut {
  readonly path: string
  readonly reason: string
  /** Whether it is shown among the key specifications. */
  readonly keySpec: boolean
}

export interface CategoryReport {
  readonly cateId: string
  readonly path: readonly string[]
  readonly items: number
  readonly withoutPrice: number
  readonly facets: readonly {
    readonly key: string
    readonly path: string
    readonly name: string
    readonly kind: 'values' | 'ranges'
    /** Names of its values, in order. */
    readonly values: readonly string[]
    /** The share of the category's items that have a value, 0–1. */
    readonly coverage: number
  }[]
  readonly leftOut: readonly LeftOut[]
  readonly notes: readonly string[]
}

export interface ImportReport {
  readonly files: readonly {
    readonly path: string
    readonly format: SourceFormat
    readonly gzip: boolean
    /** Label of its encoding, such as `utf-8`. */
    readonly encoding: string
    readonly bytes: number
    readonly read: number
    readonly imported: number
  }[]
  readonly read: number
  /** Items: of a product with variants, each of them. */
  readonly imported: number
  /** Records that describe other ones and are no items: products above their variants, and pictures. */
  readonly folded: number
  /** Items, where the variants of a product count as one. */
  readonly products: number
  readonly withoutPrice: number
  /** Of those without a price, those in the price states 0 and 1. */
  readonly discontinued: number
  readonly soldOut: number
  /** The fields that were read, by what they mean. */
  readonly columns: Readonly<Partial<Record<Meaning, readonly string[]>>>
  /** How prices were read. */
  readonly money: Money
  /** What was left out. Its totals are the difference of `read` to `imported` and `folded` together. */
  readonly defects: readonly DefectSummary<DefectReason>[]
  /** Records that were imported with changes. */
  readonly warnings: readonly DefectSummary<WarningReason>[]
  readonly categories: readonly CategoryReport[]
  /** Suggestions for a better import. */
  readonly hints: readonly string[]
  readonly seconds: number
}

export type DefectLog<Reason> = ReturnType<typeof createDefectLog<Reason>>

/** Counts defects, keeps the first examples of each reason, and passes every defect on to a callback. */
export function createDefectLog<Reason>(examples = 5, onDefect?: (defect: Defect<Reason>) => void) {
  const byReason = new Map<Reason, { total: number; examples: Defect<Reason>[] }>()
  return {
    add(defect: Defect<Reason>): void {
      const known = byReason.get(defect.reason) ?? { total: 0, examples: [] }
      byReason.set(defect.reason, known)
      known.total++
      if (known.examples.length < examples) known.examples.push(defect)
      onDefect?.(defect)
    },
    summarise: (): readonly DefectSummary<Reason>[] =>
      [...byReason].map(([reason, found]) => ({ reason, ...found })).sort((a, b) => b.total - a.total),
  }
}
