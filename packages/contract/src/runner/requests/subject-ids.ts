import { type Documents, type Operation, type Parameter, schemaOf } from '../../documents/index.ts'
import type { Values } from '../exchanges/planned-request.ts'
import { followSchema } from './follow-schema.ts'

/** Ids that almost certainly don't exist, by the name of their schema. */
const unknownIds: Values = {
  CategoryId: '9999999999',
  ItemId: '999999999999',
  ThreadId: '999999999999',
  CommentId: '999999999999',
  GroupId: '9999999999',
  NoticeId: '9999999999',
  MallWebUser: 'nobody-has-this-name',
  ManagerId: 2_147_483_646,
}

/**
 * An unknown id for the parameter that identifies an operation's subject. An optional minishop number need
 * not exist, so it only counts if it is the subject.
 */
export function unknownIdFor(documents: Documents, operation: Operation, parameter: Parameter): unknown {
  const { name } = followSchema(documents, schemaOf(parameter))
  const isAside = name === 'ManagerId' && (!parameter.required || parameter !== operation.parameters[0])
  return isAside ? undefined : unknownIds[name]
}
