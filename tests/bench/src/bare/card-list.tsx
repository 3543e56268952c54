import { useUnit } from 'effector-react'
import { $cards } from './cards.ts'

/** A minimal product list: one component, one subscription, thirty cards. */
export function CardList() {
  const cards = useUnit($cards)
  return (
    <ul>
      {cards.map(({ id, image, name, specs, price }) => (
        <li key={id}>
          <img src={image} alt="" width={130} height={130} />
          <a href={`/item/${id}`}>{name}</a>
          <p>{specs}</p>
          <strong>{price}</strong>
        </li>
      ))}
    </ul>
  )
}
