import { digitsField, oneOfField } from '../../operation/body-fields.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, operationOf } from '../../operation/operation.ts'
import { addGroup, listGroups, removeGroup, removeItem, saveItem } from './wish-commands.ts'
import { groupNameField } from './wish-fields.ts'

const kinds = ['group', 'item'] as const

/**
 * Handlers of the legacy calls, which use the same wish groups. Source: specification section 7;
 * docs/decisions/0009-meaning-of-writes.md.
 */
export function zzimHandlers(mock: MockContext) {
  const url = `${mock.baseUrls.main}/front/v2/zzim`
  return {
    getZzimGroups: operation(`${url}/group`, ({ requireMember }) =>
      listGroups(mock, requireMember().member_id),
    ),
    saveZzim: operationOf('POST', `${url}/save`, ({ body, requireMember }) => {
      const fields = body.json()
      if (oneOfField(fields, 'f_div', kinds) === 'group') {
        const name = groupNameField(fields, 'gname')
        return addGroup(mock, requireMember().member_id, name)
      }
      const group = { place: 'body.gid_zzim', id: digitsField(fields, 'gid_zzim', 10) }
      const item = { place: 'body.idx', id: Number(digitsField(fields, 'idx', 12)) }
      return saveItem(mock, requireMember().member_id, group, item)
    }),
    deleteZzim: operationOf('POST', `${url}/del`, ({ body, requireMember }) => {
      const fields = body.json()
      const kind = oneOfField(fields, 'f_div', kinds)
      const id = digitsField(fields, 'idx', 12)
      const memberId = requireMember().member_id
      const place = 'body.idx'
      return kind === 'group'
        ? removeGroup(mock, memberId, { place, id })
        : removeItem(mock, memberId, { place, id: Number(id) })
    }),
  }
}
