import type { PriceAlertDraft } from '@jeoul/api/types'
import type { StateSource } from '../../state/state-source.ts'
import { groupRows } from '../../state/store/rows.ts'
import { memberIds, memberRecord } from '../session/member-record.ts'

export interface StoredAlert {
  readonly itemId: number
  readonly alert: PriceAlertDraft
}

/** Members' alerts, at most one per item. Source: assumed. */
export interface AlertState {
  /** Newest first. */
  alertsOf(memberId: string): readonly StoredAlert[]
  keep(memberId: string, kept: StoredAlert): void
  /** Whether there was one. */
  remove(memberId: string, itemId: number): boolean
}

export function createAlertState({ store: { database, rows } }: StateSource): AlertState {
  const { priceAlert } = database
  const alerts = rows('priceAlert', {
    toRow: ({ member, target, firedOn, firedPrice, ...row }) => ({
      ...row,
      target: target ?? undefined,
      firedOn: firedOn ?? undefined,
      firedPrice: firedPrice ?? undefined,
      memberId: member?.id ?? '',
    }),
    read: node => ({
      id: node.field('id').text(),
      itemId: node.field('itemId').integer(),
      target: node.field('target').maybe(each => each.integer()),
      isPersonal: node.field('isPersonal').maybe(each => each.flag()) ?? false,
      since: node.field('since').text(),
      firedOn: node.field('firedOn').maybe(each => each.text()),
      firedPrice: node.field('firedPrice').maybe(each => each.integer()),
      isRead: node.field('isRead').flag(),
      memberId: node.field('memberId').oneOf(memberIds),
    }),
    create: ({ memberId, target, firedOn, firedPrice, ...row }) =>
      priceAlert.create({
        ...row,
        target: target ?? null,
        firedOn: firedOn ?? null,
        firedPrice: firedPrice ?? null,
        member: memberRecord(database, memberId),
      }),
  })
  const alertsBy = groupRows(alerts, ({ memberId }) => memberId)
  const idOf = (memberId: string, itemId: number) => `${memberId}/${itemId}`
  return {
    alertsOf: memberId => alertsBy(memberId).map(storedAlert).toReversed(),
    keep(memberId, { itemId, alert }) {
      const id = idOf(memberId, itemId)
      const data = {
        target: alert.kind === 'target' ? alert.target : null,
        isPersonal: alert.kind === 'target' && alert.is_personal === true,
        since: alert.since,
        firedOn: alert.fired?.date ?? null,
        firedPrice: alert.fired?.any ?? null,
        isRead: alert.is_read,
      }
      if (priceAlert.update({ where: { id: { equals: id } }, data })) return
      priceAlert.create({ id, itemId, ...data, member: memberRecord(database, memberId) })
    },
    remove: (memberId, itemId) =>
      priceAlert.delete({ where: { id: { equals: idOf(memberId, itemId) } } }) !== null,
  }
}

interface AlertRow {
  readonly itemId: number
  readonly target?: number | undefined
  readonly isPersonal: boolean
  readonly since: string
  readonly firedOn?: string | undefined
  readonly firedPrice?: number | undefined
  readonly isRead: boolean
}

function storedAlert({
  itemId,
  target,
  isPersonal,
  since,
  firedOn,
  firedPrice,
  isRead,
}: AlertRow): StoredAlert {
  const fired =
    firedOn === undefined || firedPrice === undefined ? {} : { fired: { date: firedOn, any: firedPrice } }
  const progress = { since, ...fired, is_read: isRead }
  return {
    itemId,
    alert:
      target === undefined
        ? { kind: 'restock', ...progress }
        : { kind: 'target', target, ...(isPersonal && { is_personal: true }), ...progress },
  }
}
