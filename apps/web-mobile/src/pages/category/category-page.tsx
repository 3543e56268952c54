import { hrefs } from '@jeoul/routing'
import { $ways } from '@jeoul/runtime'
import { Breadcrumbs, ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { CategoryTrouble } from '../../parts/category-trouble.tsx'
import styles from './category-page.module.css'
import { $path } from './model.ts'

/** A category: what is in it, and where its products are listed. */
export default function CategoryPage() {
  const [path, { otherSite }] = useUnit([$path, $ways])
  const category = path.at(-1)
  if (!category) return <CategoryTrouble />
  return (
    <>
      <Breadcrumbs items={path.map(({ name, cate_id }) => ({ name, href: hrefs.list(cate_id) }))} />
      <h1 className={styles.title}>{category.name}</h1>
      <ButtonLink tone="solid" href={otherSite} className={styles.list}>
        PC 화면에서 상품 보기
      </ButtonLink>
      <ul className={styles.children}>
        {category.child.map(({ cate_id, name }) => (
          <li key={cate_id}>
            <a href={hrefs.list(cate_id)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
