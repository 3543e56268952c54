/** The contract's schemas by name, as both hosts' documents define them. */
import type { components as Main } from './generated/main.ts'
import type { components as Second } from './generated/second.ts'

type MainSchemas = Main['schemas']
type SecondSchemas = Second['schemas']

export type AsideBlock = MainSchemas['AsideResponse']['result'][number]
export type Category = MainSchemas['Category']
export type Curation = MainSchemas['CurationResponse']['result']
export type CurationItem = MainSchemas['CurationItem']
export type Delivery = MainSchemas['Delivery']
export type ItemListResponse = MainSchemas['ItemListResponse']
export type ListItem = MainSchemas['ListItem']
export type Maker = MainSchemas['Maker']
export type Market = SecondSchemas['Market']
export type MarketResponse = SecondSchemas['MarketResponse']
export type Member = SecondSchemas['MemberResponse']['result']
export type PriceBand = MainSchemas['PriceBand']
export type PriceBandResponse = MainSchemas['PriceBandResponse']
export type PriceState = MainSchemas['PriceState']
export type PriceType = MainSchemas['PriceType']
export type Sort = MainSchemas['Sort']
export type SpecFacet = MainSchemas['SpecFacet']
export type Variant = MainSchemas['Variant']
