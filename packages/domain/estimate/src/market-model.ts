import { combine } from 'effector'
import { $kindParts } from './kind-parts-model.ts'
import { marketOf } from './market.ts'
import { $estimate } from './model.ts'

/** The parts that can be bought for the open estimate, as far as they have loaded. */
export const $market = combine($kindParts, $estimate, marketOf)
