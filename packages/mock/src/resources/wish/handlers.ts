import { digitsField } from '../../operation/body-fields.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, operationOf } from '../../operation/operation.ts'
import { parseDigits } from '../../operation/parameters.ts'
import { parseItemId } from '../item/find-item.ts'
import { addGroup, listGroups, removeItem, saveItem } from './wish-commands.ts'
import { groupNameField } from './wish-fields.ts'

/** Handlers of wish groups. Source: specification sections 3 and 7; docs/decisions/0009. */
export function wishHandlers(mock: MockContext) {
  const url = `${mock.baseUrls.second}/desktop/v1/shopping/wish`
  return {
    getWishGroups: operation(url, ({ requireMember }) => listGroups(mock, requireMember().member_id)),
    createWishGroup: operationOf('POST', url, ({ body, requireMember }) => {
      const name = groupNameField(body.json(), 'name')
      return addGroup(mock, requireMember().member_id, name)
    }),
    createWishItem: operationOf('POST', `${url}/:id/items`, ({ path, body, requireMember }) => {
      const groupId = parseDigits('path.id', path('id'), 10)
      const itemId = Number(digitsField(body.json(), 'item_id', 12))
      const group = { place: 'path.id', id: groupId }
      return saveItem(mock, requireMember().member_id, group, { place: 'body.item_id', id: itemId })
    }),
    deleteWishItem: operationOf('DELETE', `${url}/items/:id`, ({ path, requireMember }) => {
      const id = parseItemId('path.id', path('id'))
      return removeItem(mock, requireMember().member_id, { place: 'path.id', id })
    }),
  }
}
