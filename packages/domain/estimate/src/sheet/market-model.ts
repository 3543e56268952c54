import { combine } from 'effector'
import { $kindParts } from '../parts/kind-parts-model.ts'
import { $estimate } from './estimate-model.ts'
import { marketOf } from './market.ts'

/** The parts that can be bought for the open estimate, as far as they have loaded. */
export const $market = combine($kindParts, $estimate, marketOf)
