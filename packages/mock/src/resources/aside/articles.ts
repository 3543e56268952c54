import type { Article } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import { today } from '../../catalogue/epoch.ts'
import { hash } from '../../catalogue/random.ts'
import type { CategoryRun, LeafRun } from '../../index/category-run.ts'
import { lazily, lazilyBy } from '../../index/lazily.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { leavesBelow } from '../category/leaves-below.ts'
import { pictureUrl } from '../item/build-item.ts'
import { articleTemplates } from './article-templates.ts'

const minuteMs = 60_000
const dayMinutes = 1440
/** Articles are at most this many days old. */
const newestDays = 360

/** The articles of a category, newest first: a few on the most popular items of every leaf below it. */
export function createArticles(mock: MockContext): (run: CategoryRun) => readonly Article[] {
  const { index } = mock
  const places = lazily(
    () => new Map([...index.categories.values()].map(({ node }, place) => [node.cateId, place])),
  )
  const articlesOf = lazilyBy((leaf: LeafRun) =>
    buildArticles(mock, leaf, (places().get(leaf.node.cateId) ?? 0) * articleTemplates.length),
  )
  return lazilyBy(run =>
    leavesBelow(index, run)
      .flatMap(articlesOf)
      .sort((a, b) => b.created.localeCompare(a.created)),
  )
}

/** @param before the number of articles of earlier categories */
function buildArticles(mock: MockContext, run: LeafRun, before: number): readonly Article[] {
  const { index, baseUrls } = mock
  const best = index.order(run, 'rank', 'cash')
  return articleTemplates.map(({ medium, title, summary }, number) => {
    const ref = at(best, number % best.length)
    const place = index.place(ref)
    const subject = { category: run.node.name, item: run.leaf.items.text(place.row).name }
    const idx_thread = String(before + number + 1)
    return {
      idx_thread,
      title: title(subject),
      summary: summary(subject),
      medium,
      image: pictureUrl(mock, place),
      href: `${baseUrls.main}/__mock/article/${idx_thread}`,
      created: createdAt(idx_thread),
    }
  })
}

function createdAt(idxThread: string): string {
  const minutes = today * dayMinutes - (hash('article', idxThread) % (newestDays * dayMinutes))
  return new Date(minutes * minuteMs).toISOString()
}
