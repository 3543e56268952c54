import { digitsField } from '../../operation/body-fields.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, operationOf } from '../../operation/operation.ts'
import { parseDigits } from '../../operation/parameters.ts'
import { parseItemId } from '../item/find-item.ts'
import { addGroup, listGroups, removeItem, renameGroup, saveItem } from './wish-commands.ts'
import { firstNote, groupNameField } from './wish-fields.ts'

/** Handlers of wish groups. Source: specification sections 3 and 7; docs/decisions/0009-meaning-of-writes.md. */
export function wishHandlers(mock: MockContext) {
  const url = `${mock.baseUrls.second}/desktop/v1/shopping/wish`
  return {
    getWishGroups: operation(url, ({ requireMember }) => listGroups(mock, requireMember().member_id)),
    createWishGroup: operationOf('POST', url, ({ body, requireMember }) => {
      const name = groupNameField(body.json(), 'name')
      return addGroup(mock, requireMember().member_id, name)
    }),
    renameWishGroup: operationOf('PUT', `${url}/:id`, ({ path, body, requireMember }) => {
      const id = parseDigits('path.id', path('id'), 10)
      const name = groupNameField(body.json(), 'name')
      return renameGroup(mock, requireMember().member_id, id, name)
    }),
    createWishItem: operationOf('POST', `${url}/:id/items`, ({ path, body, requireMember }) => {
      const groupId = parseDigits('path.id', path('id'), 10)
      const fields = body.json()
      const itemId = Number(digitsField(fields, 'item_id', 12))
      const first = firstNote(fields)
      const group = { place: 'path.id', id: groupId }
      const item = { place: 'body.item_id', id: itemId }
      return saveItem(mock, requireMember().member_id, group, item, first)
    }),
    deleteWishItem: operationOf('DELETE', `${url}/items/:id`, ({ path, requireMember }) => {
      const id = parseItemId('path.id', path('id'))
      return removeItem(mock, requireMember().member_id, { place: 'path.id', id })
    }),
  }
}
