import { $categories } from '@jeoul/category'
import { EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { CategoryList } from '../../shell/category-list.tsx'
import { CategoryTrouble } from '../../shell/category-trouble.tsx'

/** There is no such page; the ways on are the categories. */
export default function NotFoundPage() {
  const categories = useUnit($categories)
  return (
    <>
      <EmptyState
        heading="h1"
        title="찾으시는 페이지가 없어요"
        why="주소가 바뀌었거나 잘못됐을 수 있어요. 아래 카테고리에서 골라 보세요."
      />
      <CategoryTrouble />
      <CategoryList categories={categories} />
    </>
  )
}
