import type { MockContext } from '../../operation/mock-context.ts'
import { done, success } from '../../operation/operation.ts'
import { Problem } from '../../operation/problem.ts'
import { buildItemView } from '../item/build-item-view.ts'
import { findItem } from '../item/find-item.ts'
import { buildWishGroup } from './build-wish-group.ts'
import type { SaveNote } from './wish-state.ts'

/** The operations on wish groups, shared by both hosts. `place` names the parameter in a 404: 'path.id'. */

export function listGroups(mock: MockContext, memberId: string): string {
  const result = mock.state.wish.listsOf(memberId).map(list => buildWishGroup(mock, list))
  return JSON.stringify({ ...success, result })
}

export function addGroup(mock: MockContext, memberId: string, name: string): string {
  const result = buildWishGroup(mock, mock.state.wish.addList(memberId, name))
  return JSON.stringify({ ...success, result })
}

export function renameGroup(mock: MockContext, memberId: string, id: string, name: string): string {
  const list = mock.state.wish.renameList(memberId, id, name)
  if (!list) throw noGroup('path.id')
  return JSON.stringify({ ...success, result: buildWishGroup(mock, list) })
}

/** An id with the place of its parameter. */
interface Given<Id> {
  readonly place: string
  readonly id: Id
}

export function saveItem(
  mock: MockContext,
  memberId: string,
  group: Given<string>,
  item: Given<number>,
  first?: SaveNote,
): string {
  const { wish } = mock.state
  if (!wish.listsOf(memberId).some(({ id }) => id === group.id)) throw noGroup(group.place)
  const { lowest } = buildItemView(mock, findItem(mock.index, item.place, item.id))
  const list = wish.save(memberId, group.id, item.id, first ?? { price: lowest?.any.total })
  if (!list) throw noGroup(group.place)
  return JSON.stringify({ ...success, result: buildWishGroup(mock, list) })
}

export function removeItem({ state }: MockContext, memberId: string, { place, id }: Given<number>): string {
  if (!state.wish.remove(memberId, id)) throw new Problem(404, `${place}: the item is in no group`)
  return done
}

export function removeGroup({ state }: MockContext, memberId: string, { place, id }: Given<string>): string {
  if (!state.wish.removeList(memberId, id)) throw noGroup(place)
  return done
}

function noGroup(place: string): Problem {
  return new Problem(404, `${place}: the member has no such group`)
}
