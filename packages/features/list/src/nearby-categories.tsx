import { $categoryPath, $cateId } from '@jeoul/list'
import { $inside, hrefs } from '@jeoul/router'
import { categoriesNearby } from '@jeoul/shop/category'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'

type NearbyCategoriesProps = {
  /** A link placed before the others. */
  readonly children?: ReactNode
}

/** Links to the categories below the open one, or to those beside it if it has none. */
export function NearbyCategories({ children }: NearbyCategoriesProps) {
  const [path, cateId, inside] = useUnit([$categoryPath, $cateId, $inside])
  const category = path.at(-1)
  if (!category) return null
  return (
    // The key resets the sideways scroll position when another category opens.
    <nav key={cateId} aria-label={category.child.length > 0 ? '하위 카테고리' : '같은 카테고리'}>
      {children}
      {categoriesNearby(path).map(({ cate_id, name }) => (
        <a
          key={cate_id}
          href={inside(hrefs.list(cate_id))}
          aria-current={cate_id === cateId ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
