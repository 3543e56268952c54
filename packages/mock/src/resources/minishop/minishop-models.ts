import { oneOf, primaryKey } from '@mswjs/data'

export const minishopModels = {
  /** A minishop that a member saved. Its id names both. */
  minishopZzim: { id: primaryKey(String), managerId: Number, member: oneOf('member') },
}
