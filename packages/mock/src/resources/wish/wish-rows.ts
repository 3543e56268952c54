import type { Store } from '../../state/store/store.ts'
import { memberIds, memberRecord } from '../session/member-record.ts'

/** Wish groups and the items in them. */
export function createWishRows({ database, rows }: Store) {
  const { wish, wishGroup } = database
  return {
    groups: rows('wishGroup', {
      toRow: ({ id, name, member }) => ({ id, name, memberId: member?.id ?? '' }),
      read: node => ({
        id: node.field('id').text(),
        name: node.field('name').text(),
        memberId: node.field('memberId').oneOf(memberIds),
      }),
      create: ({ memberId, ...row }) =>
        wishGroup.create({ ...row, member: memberRecord(database, memberId) }),
    }),
    wishes: rows('wish', {
      toRow: ({ id, itemId, created, price, group }) => ({
        id,
        itemId,
        created,
        price: price ?? undefined,
        groupId: group?.id ?? '',
      }),
      read: node => ({
        id: node.field('id').text(),
        itemId: node.field('itemId').integer(),
        created: node.field('created').text(),
        price: node.field('price').maybe(each => each.integer()),
        groupId: node.field('groupId').text(),
      }),
      references: ({ groupId }) => ({ wishGroup: [groupId] }),
      create: ({ groupId, price, ...row }) =>
        wish.create({
          ...row,
          price: price ?? null,
          group: wishGroup.findFirst({ where: { id: { equals: groupId } }, strict: true }),
        }),
    }),
  }
}
