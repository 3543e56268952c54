import { oneOf, primaryKey } from '@mswjs/data'

export const estimateModels = {
  estimate: { id: primaryKey(Number), managerId: Number, created: String, member: oneOf('member') },
}
