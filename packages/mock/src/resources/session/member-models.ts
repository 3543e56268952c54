import { primaryKey } from '@mswjs/data'

export const memberModels = {
  member: { id: primaryKey(String), nickname: String },
}
