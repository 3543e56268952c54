import { formatCount, formatMonth, joinFacts } from '@jeoul/format'
import type { ReadProduct } from '@jeoul/product'
import { hrefs } from '@jeoul/router'
import { Badge } from '@jeoul/ui'
import styles from './item-summary.module.css'

type ItemFactsProps = { readonly product: ReadProduct }

/** Name, maker, main specifications and the shoppers' rating. */
export function ItemFacts({ product }: ItemFactsProps) {
  const { item, productData, key_specs } = product
  return (
    <header>
      <h1 className={styles.name}>{item.name}</h1>
      <p className={styles.facts}>
        {productData.minishop && (
          <a href={hrefs.home(`?idx_b_manager=${productData.minishop.idx_b_manager}`)}>
            <Badge tone="brand">{`${productData.minishop.name} 직접 판매`}</Badge>
          </a>
        )}
        {productData.isStdpc && <Badge>표준PC 부품</Badge>}
        {productData.isAssembledPc && <Badge tone="brand">조립PC</Badge>}
        {factsOf(product)}
      </p>
      {key_specs.length > 0 && (
        <ul className={styles.specs} aria-label="주요 사양">
          {key_specs.map(spec => (
            <li key={spec}>{spec}</li>
          ))}
        </ul>
      )}
    </header>
  )
}

function factsOf({ item, registered, review_count = 0, review_score }: ReadProduct): string {
  const score = review_score === undefined ? '' : `★ ${review_score.toFixed(1)} `
  const facts = [
    item.maker,
    registered ? `등록 ${formatMonth(registered)}` : '',
    review_count > 0 ? `${score}리뷰 ${formatCount(review_count)}` : '',
  ]
  return joinFacts(facts.filter(fact => fact !== ''))
}
