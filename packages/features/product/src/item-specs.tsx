import { formatWon } from '@jeoul/format'
import { boughtAmount, unitPrice } from '@jeoul/format/amount'
import { $product } from '@jeoul/product'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-specs.module.css'

/** Describes the product in text, pictures and tables. */
export default function ItemSpecs() {
  const product = useUnit($product)
  if (!product) return null
  const { detail, specData, happyTreeData, item, headline, key_specs } = product
  const bought = headline && boughtAmount(key_specs)
  return (
    <>
      {bought && (
        <p translate="no">{`${unitPrice(bought, headline.total)} (${headline.label} ${formatWon(headline.total)} 기준)`}</p>
      )}
      {happyTreeData && (
        <p className={styles.happy}>
          {happyTreeData.title} <Won amount={happyTreeData.amount} />
        </p>
      )}
      {specData.map(({ name, rows }) => (
        <section key={name} className={styles.table}>
          <h3>{name}</h3>
          <dl>
            {rows.map(row => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {detail.text !== '' && <p className={styles.text}>{detail.text}</p>}
      {detail.images.map(image => (
        <img
          key={image}
          className={styles.picture}
          src={image}
          alt={`${item.name} 상세 사진`}
          width={640}
          height={640}
          loading="lazy"
        />
      ))}
      {specData.length === 0 && detail.text === '' && <p>아직 상세정보가 없어요.</p>}
    </>
  )
}
