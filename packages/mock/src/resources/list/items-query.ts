import { traits } from '../../index/market-columns.ts'
import type { Question } from '../../index/question.ts'
import { sorts } from '../../index/sort-refs.ts'
import {
  parseDigits,
  parseInteger,
  parseList,
  parseOneOf,
  parseSpecs,
  parseText,
} from '../../operation/parameters.ts'
import { type ItemField, itemFields } from '../item/build-item.ts'
import { parseShop } from '../minishop/find-shop.ts'

const types = ['cash', 'card'] as const
const regions = ['jeju', 'remote'] as const
const adCodes = ['sap006', 'sam006'] as const

export interface ItemsQuery {
  readonly question: Question
  readonly fields: readonly ItemField[]
  /** Whether to include paid placements. */
  readonly withAds: boolean
}

/** Parses the query of `getItems`, with the contract's defaults. 400 names the first invalid parameter. */
export function parseItemsQuery(query: URLSearchParams): ItemsQuery {
  const at = (name: string) => `query.${name}`
  const integer = (name: string, least: number) => parseInteger(at(name), query.get(name), least)
  const cateId = parseCategory(at('cate_id'), query.get('cate_id'))
  const shop = parseShop(query)
  const keyword = parseText(at('keyword'), query.get('keyword'), 100)
  const min = integer('min', 0)
  const max = integer('max', 0)
  return {
    question: {
      cateId,
      sort: parseOneOf(at('sort'), query.get('sort'), sorts) ?? (keyword === '' ? 'rank' : 'relevance'),
      type: parseOneOf(at('type'), query.get('type'), types) ?? 'cash',
      makers: parseList(query.get('maker'), id => parseDigits(at('maker'), id, 10)),
      specs: parseSpecs(at('spec'), query.get('spec')),
      traits: parseTraits(at('trait'), query.get('trait')),
      region: parseOneOf(at('region'), query.get('region'), regions) ?? 'mainland',
      malls: parseList(query.get('mall'), id => parseDigits(at('mall'), id, 10)),
      keyword,
      exclude: parseText(at('exclude'), query.get('exclude'), 100),
      shop,
      event: parseText(at('event'), query.get('event'), 40) || null,
      isGrouped: parseOneOf(at('group'), query.get('group'), ['product']) !== undefined,
      offset: integer('offset', 0) ?? 0,
      limit: integer('limit', 1) ?? 30,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    },
    fields: parseFields(query.get('fields')),
    withAds: parseOneOf(at('ad'), query.get('ad'), adCodes) !== undefined,
  }
}

function parseCategory(place: string, text: string | null): string | undefined {
  return text === null ? undefined : parseDigits(place, text, 10)
}

/** Normalizes their order. */
function parseTraits(place: string, text: string | null) {
  const wanted = new Set(parseList(text, part => parseOneOf(place, part, traits)))
  return traits.filter(trait => wanted.has(trait))
}

/** Normalizes the order of the fields. */
function parseFields(text: string | null): readonly ItemField[] {
  const wanted = new Set(parseList(text, part => parseOneOf('query.fields', part, itemFields)))
  return itemFields.filter(field => wanted.has(field))
}
