import { $managerId, $shop, shopCanonical, siteManagerId } from '@jeoul/page'
import { createRoute } from '@jeoul/router'
import { popularRequested } from '@jeoul/search'
import { minishop, noticesRequested } from '@jeoul/shop'
import { curation, curationRequest, events, mainAside } from '@jeoul/shop/aside'
import { $categories, allCategories, categoriesRequested } from '@jeoul/shop/category'
import { $canonical, definePage } from '@jeoul/ssr'
import { combine, createStore, sample } from 'effector'

const homeRoute = createRoute('home')

/** Null until the home page is opened, so that other pages need no department. */
const $requestedId = createStore<string | null>(null).on(
  homeRoute.visited,
  (_, { search }) => new URLSearchParams(search).get('cate') ?? '',
)

/**
 * The department whose products and events the home page shows: the one in `cate`, else the first (assumed).
 * Null while there is none.
 */
export const $department = combine($categories, $requestedId, (categories, requestedId) =>
  requestedId === null
    ? null
    : (categories.find(({ cate_id }) => cate_id === requestedId) ?? categories[0] ?? null),
)

/** Whether there is a department to show, and if not, whether one may still arrive. A minishop may sell nothing. */
export const $departmentOutcome = combine(
  $department,
  allCategories.$state,
  (department, { status }): 'ready' | 'waiting' | 'failed' | 'none' => {
    if (department !== null) return 'ready'
    return status === 'failed' ? 'failed' : status === 'full' ? 'none' : 'waiting'
  },
)

/** The open minishop, once it is known; null on the site itself. */
export const $homeShop = combine($shop, minishop.$state, (shop, { data }) => (shop === null ? null : data))

const $showcase = combine(
  homeRoute.$isOpened,
  $department.map(department => department?.cate_id ?? null),
  $managerId,
  (isOpened, cateId, managerId) =>
    isOpened && cateId !== null && managerId !== null ? { cateId, managerId } : null,
)

/**
 * Whether the page shows events; false until the shop is known. The hosts know events of the whole site alone, so a
 * minishop has none: they would lead to products that it does not sell.
 */
export const $hasEvents = $managerId.map(managerId => managerId === siteManagerId)

const showcased = sample({
  clock: sample({ clock: [homeRoute.visited, $showcase], source: $showcase }).filterMap(
    showcase => showcase ?? undefined,
  ),
  fn: showcase => ({ ...showcase, ...curationRequest(null, '') }),
})
sample({ clock: showcased, target: curation.requested })
sample({ clock: showcased, filter: $hasEvents, target: events.requested })

// Like events, the link blocks lead to products of the whole site.
const asideWanted = sample({
  clock: [homeRoute.visited, $hasEvents],
  filter: combine(homeRoute.$isOpened, $hasEvents, (isOpened, hasEvents) => isOpened && hasEvents),
  fn: () => ({}),
})
sample({ clock: asideWanted, target: mainAside.wanted })

sample({ clock: homeRoute.visited, target: [popularRequested, noticesRequested, categoriesRequested] })

/** "Late is said": without its departments, crawlers and caches should not keep the page. It works without the rest. */
const $homeStatus = $departmentOutcome.map(outcome => (outcome === 'ready' || outcome === 'none' ? 200 : 503))

export const page = definePage({
  route: homeRoute,
  $status: $homeStatus,
  head: {
    changes: [$homeShop],
    write(read) {
      const shop = read($homeShop)
      const about = '배송비와 카드할인까지 더해 몰별 가격을 비교해요.'
      return {
        title: shop ? `${shop.manager.name} 미니샵 | 저울` : '저울: 몰마다 다른 가격을 한눈에',
        description: shop?.introduction || about,
        canonical: shopCanonical(read($canonical), read($managerId)),
        isIndexed: true,
        structuredData: [],
      }
    },
  },
})
