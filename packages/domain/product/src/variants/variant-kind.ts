/** How a variant is sold, apart from its size or colour. */
export type VariantKind = (typeof kinds)[number]

/** Longer words come first, because labels are matched by their ending. */
const kinds = ['멀티팩 정품', '정품', '벌크', '해외구매', '병행수입', '기본'] as const

/** A variant's label, split in two; either part may be ''. */
export interface LabelParts {
  /** Size, colour or contents. */
  readonly difference: string
  readonly kind: VariantKind | ''
}

/** Splits `500GB 벌크` into `500GB` and `벌크` (assumed). */
export function splitLabel(label: string): LabelParts {
  const text = label.trim()
  for (const kind of kinds) {
    if (text === kind) return { difference: '', kind }
    if (text.endsWith(` ${kind}`)) return { difference: text.slice(0, -kind.length).trim(), kind }
  }
  return { difference: text, kind: '' }
}

const notes: Readonly<Partial<Record<VariantKind, string>>> = {
  벌크: '포장 없이 배송돼요. 보증 기간과 A/S는 몰에서 확인해 주세요.',
  병행수입: '공식 수입처의 A/S를 받지 못할 수 있어요.',
  해외구매: '관세·부가세가 붙을 수 있고, 국내 A/S가 어려울 수 있어요.',
}

/** A note on warranty and customs to read before buying it; '' if there is none (assumed). */
export function kindNote(kind: VariantKind): string {
  return notes[kind] ?? ''
}

/** The kind of a product, from the end of its name: `… 16GB (해외구매)`; null if the name has none (assumed). */
export function variantKind(name: string): VariantKind | null {
  return kinds.find(kind => name.endsWith(`(${kind})`) || name.endsWith(` ${kind}`)) ?? null
}
