import type { Manager, Minishop, MinishopZzim } from '@jeoul/api/types'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseNumber, parseOneOf } from '../../operation/parameters.ts'
import { findShop, findShopOfUser, parseMallWebUser, type Shop, sellerOf } from './find-shop.ts'

const maxShops = 2 ** 31 - 1

/**
 * Handlers of minishops and their managers. Source: specification section 7;
 * docs/decisions/0009-meaning-of-writes.md.
 */
export function minishopHandlers({ index, baseUrls: { main }, state: { minishopZzim } }: MockContext) {
  const countOf = ({ idxBManager }: Shop) => {
    const seller = sellerOf(idxBManager)
    return seller === null ? index.columns.size : index.soldBy(seller).length
  }
  const managerOf = ({ idxBManager, user, name }: Shop): Manager => ({
    idx_b_manager: idxBManager,
    mall_web_user: user,
    name,
    image: `${main}/pictures/mall/${encodeURIComponent(name)}.svg`,
  })
  const managerJson = (shop: Shop) => JSON.stringify({ ...success, result: managerOf(shop) })
  const zzimOf = ({ idxBManager }: Shop, memberId: string | undefined): MinishopZzim => ({
    zzim_state: memberId !== undefined && minishopZzim.isSaved(memberId, idxBManager) ? '1' : '0',
    zzim_count: minishopZzim.countOf(idxBManager),
  })

  return {
    getManager: operation(`${main}/common/information/manager/:id`, ({ path }) =>
      managerJson(findShop('path.id', parseNumber('path.id', path('id'), 1))),
    ),
    findManager: operation(`${main}/common/information/manager/`, ({ query }) =>
      managerJson(findShopOfUser(parseMallWebUser(query))),
    ),
    getMinishop: operation(`${main}/front/v2/minishop/view/`, ({ query, member }) => {
      const shop = findShopOfUser(parseMallWebUser(query))
      const result: Minishop = {
        manager: managerOf(shop),
        introduction: shop.introduction,
        notice: shop.notice,
        address: shop.address,
        item_count: countOf(shop),
        ...zzimOf(shop, member?.member_id),
      }
      return JSON.stringify({ ...success, result })
    }),
    setMinishopZzim: operation(
      `${main}/common/information/manager/minishopzzim/:a/:b`,
      ({ path, query, requireMember }) => {
        const number = parseNumber('path.a', path('a'), 1)
        parseNumber('path.b', path('b'), 0, maxShops)
        const wanted = parseOneOf('query.zzim_state', query.get('zzim_state'), ['0', '1'])
        const { member_id } = requireMember()
        const shop = findShop('path.a', number)
        if (wanted) minishopZzim.save(member_id, shop.idxBManager, wanted === '1')
        return JSON.stringify({ ...success, result: zzimOf(shop, member_id) })
      },
    ),
  }
}
