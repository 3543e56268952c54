import type { MemoryType, Socket } from './platform.ts'

/** What the processors of one generation have in common. */
export interface Generation {
  readonly maker: string
  /** What shops write before and after the tier: '라이젠' 7 '-6세대'. */
  readonly prefix: string
  readonly suffix: string
  /** The code name in Korean, and as its maker writes it. */
  readonly codename: string
  readonly family: string
  readonly socket: Socket
  readonly memory: readonly MemoryType[]
  /** Most memory in GB; absent where it depends on the firmware's age. */
  readonly maxMemory?: number
}

const am4 = { maker: 'AMD', prefix: '라이젠', socket: 'AM4', memory: ['DDR4'], maxMemory: 128 } as const
const am5 = { maker: 'AMD', prefix: '라이젠', socket: 'AM5', memory: ['DDR5'] } as const
const intel = { maker: '인텔', prefix: '코어i', socket: 'LGA1700', memory: ['DDR4', 'DDR5'] } as const
const ultra = { maker: '인텔', prefix: '코어 울트라', socket: 'LGA1851', memory: ['DDR5'] } as const

export const vermeer: Generation = { ...am4, suffix: '-4세대', codename: '버미어', family: 'Vermeer' }
export const cezanne: Generation = { ...am4, suffix: '-4세대', codename: '세잔', family: 'Cezanne' }
export const raphael: Generation = {
  ...am5,
  suffix: '-5세대',
  codename: '라파엘',
  family: 'Raphael',
  maxMemory: 128,
}
export const phoenix: Generation = {
  ...am5,
  suffix: '-5세대',
  codename: '피닉스',
  family: 'Phoenix',
  maxMemory: 256,
}
export const granite: Generation = {
  ...am5,
  suffix: '-6세대',
  codename: '그래니트 릿지',
  family: 'Granite Ridge',
}
export const alder: Generation = {
  ...intel,
  suffix: '-12세대',
  codename: '엘더레이크',
  family: 'Alder Lake',
  maxMemory: 128,
}
export const raptor: Generation = {
  ...intel,
  suffix: '-13세대',
  codename: '랩터레이크',
  family: 'Raptor Lake',
  maxMemory: 192,
}
export const refresh: Generation = {
  ...intel,
  suffix: '-14세대',
  codename: '랩터레이크 리프레시',
  family: 'Raptor Lake Refresh',
  maxMemory: 192,
}
export const arrow: Generation = {
  ...ultra,
  suffix: ' 시리즈2',
  codename: '애로우레이크',
  family: 'Arrow Lake',
}
export const arrowPlus: Generation = {
  ...ultra,
  suffix: ' 시리즈2',
  codename: '애로우레이크 리프레시',
  family: 'Arrow Lake Refresh',
}
