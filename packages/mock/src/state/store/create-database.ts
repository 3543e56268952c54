import { factory } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import { adModels } from '../../resources/ad/ad-models.ts'
import { alertModels } from '../../resources/alert/alert-models.ts'
import { estimateModels } from '../../resources/estimate/estimate-models.ts'
import { savedEstimateModels } from '../../resources/estimate/saved/saved-estimate-models.ts'
import { minishopModels } from '../../resources/minishop/minishop-models.ts'
import { reportModels } from '../../resources/report/report-models.ts'
import { reviewModels } from '../../resources/reviews/state/review-models.ts'
import { memberModels } from '../../resources/session/member-models.ts'
import { members } from '../../resources/session/members.ts'
import { wishModels } from '../../resources/wish/wish-models.ts'
import { clockModels } from '../clock-models.ts'

const models = {
  ...memberModels,
  ...clockModels,
  ...adModels,
  ...alertModels,
  ...estimateModels,
  ...minishopModels,
  ...reportModels,
  ...reviewModels,
  ...savedEstimateModels,
  ...wishModels,
}

export type Models = typeof models
export type ModelName = keyof Models
export type Database = ReturnType<typeof createDatabase>

/**
 * Members' data as related records. The members themselves exist from the start.
 * @param changed called with the model of every record that is created, updated or deleted
 */
export function createDatabase(changed: (model: PropertyKey) => void) {
  const database = factory(models)
  const { events } = database[DATABASE_INSTANCE]
  // The library would broadcast every write to other tabs, whose mocks have their own state.
  events.removeAllListeners()
  for (const member of members.values()) {
    database.member.create({ id: member.member_id, nickname: member.nickname })
  }
  events.on('create', (_, model) => changed(model))
  events.on('update', (_, model) => changed(model))
  events.on('delete', (_, model) => changed(model))
  return database
}
